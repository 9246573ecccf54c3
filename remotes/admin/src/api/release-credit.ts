import { BankError, subtractCents, toAmount, toCents, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  type DatabaseTransaction,
  type DocumentReference,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited, writeEntry } from './audited-commit';
import type { CreditProposal, ProposalEnd } from './credit-proposals';
import { payIn } from './pay-in';

/** Nothing is credited on what is no longer as it was proposed. */
async function expectWaiting(
  transaction: DatabaseTransaction,
  place: DocumentReference,
  expected: Readonly<Record<string, unknown>>,
): Promise<void> {
  const stored = await transaction.get(place);
  const isSame = Object.entries(expected).every(([field, value]) => stored.get(field) === value);
  if (!isSame) throw new BankError('changed-meanwhile');
}

type Application = { proposal: CreditProposal; by: string; id: string };

/** The application is approved in the same commit, by the admin who releases. */
function approve(
  db: Firestore,
  transaction: DatabaseTransaction,
  { proposal: { uid }, by, id }: Application,
): void {
  transaction.update(doc(db, 'loans', uid), {
    ...{ status: 'approved', reviewedBy: by, reviewedAt: serverTimestamp(), auditId: id },
  });
  const change = { before: 'pending', after: 'approved' };
  writeEntry(db, transaction, { id, action: 'review_loan', by, uid }, change);
}

/**
 * Makes the credit that another admin has proposed, under the proposal's id, and marks it as released;
 * its audit entry names both. The password must have been entered within the last five minutes.
 *
 * Returns the amount. Throws `BankError`: `changed-meanwhile` where the proposal, or the application,
 * does not wait any more; `transactions-disabled`, `invalid-amount`, `not-found`, and what
 * `commitAudited` throws.
 */
export async function releaseCredit(
  db: Firestore,
  { id, by, proposal }: ProposalEnd,
): Promise<Cents> {
  const { id: reference, uid, amount, proposedBy } = proposal;
  const isApplication = proposal.kind === 'review_loan';
  const kind = proposal.kind === 'send_money' ? 'send_money' : 'send_loan';
  const place = doc(db, 'creditProposals', reference);
  const told = { id, action: kind, by, uid, reference, proposedBy } as const;

  const change = await commitAudited(db, told, async (transaction) => {
    await expectWaiting(transaction, place, { status: 'pending', amount: toAmount(amount) });
    if (isApplication)
      await expectWaiting(transaction, doc(db, 'loans', uid), {
        ...{ status: 'pending', loanAmount: toAmount(amount) },
      });
    const account = await transaction.get(doc(db, 'users', uid));
    const credited = payIn(db, transaction, account, {
      ...{ id: reference, audit: id, kind, by, uid, amount },
    });
    if (isApplication) approve(db, transaction, { proposal, by, id: `${id}-review` });
    transaction.update(place, {
      ...{ status: 'released', releasedBy: by, releasedAt: serverTimestamp(), auditId: id },
    });
    return credited;
  });
  return subtractCents(toCents(Number(change?.after)), toCents(Number(change?.before)));
}
