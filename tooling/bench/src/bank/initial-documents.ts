import type { Document } from '@bank/backend/emulators';
import { newUser, VAT_CODE } from '@bank/domain';
import { CREDIT_LIMIT } from './snapshot';
import { ADMINS, currencyOf, customers } from './plan';
import { initialPlans } from './planned-payments';
import { initialProtection } from './protection';
import { initialPot } from './savings';

const ACCOUNTS_PER_COMMIT = 100;

/**
 * Returns the initial documents, grouped by commit: admins, and customers with an empty balance, so that
 * every cent is created by an operation.
 */
export function initialDocuments(accounts: number): Document[][] {
  const users = [
    ...ADMINS.map((uid) => [{ path: `users/${uid}`, fields: { ...person(uid), isAdmin: true } }]),
    [{ path: 'settings/credits', fields: { limit: CREDIT_LIMIT / 100 } }],
    ...customers(accounts).map((uid) => [
      { path: `users/${uid}`, fields: person(uid) },
      { path: `vatCodes/${uid}`, fields: { vatCode: VAT_CODE.min } },
      { path: `vatAttempts/${uid}`, fields: { n: 0 } },
      initialPot(uid),
      ...initialProtection(uid),
      ...initialPlans(uid),
    ]),
  ];
  const commits: Document[][] = [];
  for (let from = 0; from < users.length; from += ACCOUNTS_PER_COMMIT) {
    commits.push(users.slice(from, from + ACCOUNTS_PER_COMMIT).flat());
  }
  return commits;
}

function person(uid: string) {
  const email = `${uid}@fernhill.example`;
  const country = currencyOf(uid);
  const signUp = { uid, email, username: uid, country, number: '+353 1 555 0100' };
  return { ...newUser(signUp), accountLevel: 2, transactionEnabled: true };
}
