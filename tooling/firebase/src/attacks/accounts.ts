import type { Scene } from './act';
import { emailOf, type Cast } from './cast';
import type { Data } from './wire';

/** As sign-up writes it. */
export function newAccount(uid: string): Data {
  return {
    username: 'Ada Okafor',
    email: emailOf(uid),
    accountBalance: 0,
    country: 'EUR',
    accountLevel: 1,
    isAdmin: false,
    uid,
    number: '+353 1 555 0100',
    vat: 0,
    loanBalance: 0,
  };
}

/** After an admin has raised the level (typed as text), switched transactions on and sent money. */
export function activeAccount(uid: string, changes: Data = {}): Data {
  const active = { accountLevel: '2', transactionEnabled: true, accountBalance: 1000.1 };
  return { ...newAccount(uid), ...active, ...changes };
}

/** Everybody of the cast has an account; the customer's with these changes, be it an admin's own. */
export function everybody({ uid, other, admin }: Cast, changes: Data = {}): Scene {
  return {
    [`users/${other}`]: activeAccount(other),
    [`users/${admin}`]: activeAccount(admin, { isAdmin: true }),
    [`users/${uid}`]: activeAccount(uid, { ...changes, ...(uid === admin && { isAdmin: true }) }),
  };
}
