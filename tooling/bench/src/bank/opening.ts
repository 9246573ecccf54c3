import type { Document } from '@bank/backend/emulators';
import { newUser, VAT_CODE } from '@bank/domain';
import { CREDIT_LIMIT } from './books';
import { ADMINS, customers } from './plan';

const ACCOUNTS_PER_COMMIT = 100;

/**
 * The bank before the first operation, commit by commit: admins, and customers who may transact and
 * have nothing, so that every cent there ever is came by an operation.
 */
export function openingDocuments(accounts: number): Document[][] {
  const everybody = [
    ...ADMINS.map((uid) => [{ path: `users/${uid}`, fields: { ...person(uid), isAdmin: true } }]),
    [{ path: 'settings/credits', fields: { limit: CREDIT_LIMIT / 100 } }],
    ...customers(accounts).map((uid) => [
      { path: `users/${uid}`, fields: person(uid) },
      { path: `vatCodes/${uid}`, fields: { vatCode: VAT_CODE.min } },
      { path: `vatAttempts/${uid}`, fields: { n: 0 } },
    ]),
  ];
  const commits: Document[][] = [];
  for (let from = 0; from < everybody.length; from += ACCOUNTS_PER_COMMIT) {
    commits.push(everybody.slice(from, from + ACCOUNTS_PER_COMMIT).flat());
  }
  return commits;
}

function person(uid: string) {
  const email = `${uid}@fernhill.example`;
  const signUp = { uid, email, username: uid, country: 'EUR', number: '+353 1 555 0100' };
  return { ...newUser(signUp), accountLevel: 2, transactionEnabled: true };
}
