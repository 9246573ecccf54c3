import {
  emailConfirmationDocuments,
  createAccount,
  hasAccount,
  putDocuments,
  searchDocument,
  type Document,
  type Emulators,
} from './seed/emulators';
import { historyOf } from './seed/history';
import {
  accountOf,
  admin,
  customer,
  newCustomer,
  otherCustomers,
  releaser,
  type Person,
} from './seed/people';
import { requestsOf } from './seed/requests';

type Seeding = { person: Person; documents: Document[] };

function codeOf(now: Date): Document[] {
  const { uid, vatCode } = customer;
  if (vatCode === undefined) throw new Error('demo-accounts.json gives the customer no vatCode.');
  const id = `${uid}-code-audit`;
  const audit = {
    by: admin.uid,
    action: 'issue_vat_code',
    uid,
    before: null,
    after: null,
    at: now,
  };
  return [
    {
      path: `vatCodes/${uid}`,
      fields: { vatCode, issuedBy: admin.uid, issuedAt: now, auditId: id },
    },
    { path: `vatAttempts/${uid}`, fields: { n: 0 } },
    { path: `auditLog/${id}`, fields: audit },
  ];
}

/** Which remotes an account may release; `*` is every remote. */
function releaserOf(uid: string, remotes: readonly string[]): Document {
  return { path: `releasers/${uid}`, fields: { remotes } };
}

function seedings(now: Date): Seeding[] {
  const { documents, account } = historyOf(customer.uid, admin.uid, now);
  const active = accountOf(customer, { ...account, accountLevel: 2, transactionEnabled: true });
  return [
    { person: releaser, documents: [releaserOf(releaser.uid, ['*'])] },
    { person: admin, documents: [accountOf(admin, { isAdmin: true }), searchDocument(admin)] },
    {
      person: customer,
      documents: [active, searchDocument(customer), ...documents, ...codeOf(now)],
    },
    { person: newCustomer, documents: [accountOf(newCustomer), searchDocument(newCustomer)] },
    ...otherCustomers.map(({ person, later }) => ({
      person,
      documents: [accountOf(person, later), searchDocument(person), ...requestsOf(person, now)],
    })),
  ];
}

/** Lets the demo releaser release to another project on the same emulators. */
export async function grantReleaseRights(projectId: string, firestoreHost: string): Promise<void> {
  await putDocuments({ projectId, firestoreHost }, [releaserOf(releaser.uid, ['*'])]);
}

/**
 * Fills the emulators with the demo accounts (`demo-accounts.json`), a history, and a few more customers
 * with requests to review. Existing accounts stay unchanged, so it may run at every
 * start. Throws if an emulator does not answer.
 */
export async function seed(emulators: Emulators, now = new Date()): Promise<void> {
  for (const { person, documents } of seedings(now)) {
    if (await hasAccount(emulators, person.uid)) continue;
    // The account is created last, so that a failed run is repeated completely.
    await putDocuments(emulators, [...documents, ...emailConfirmationDocuments(person, now)]);
    await createAccount(emulators, person);
  }
}
