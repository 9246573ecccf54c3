import { anActiveCustomer } from '../testing/accounts';
import type { Fixtures } from './operation';
import type { Principals } from './principals';
import type { Data } from './rest-encoding';

/** `anActiveCustomer`, with whatever a write can hold. */
export function activeAccount(uid: string, changes: Data = {}): Data {
  return { ...anActiveCustomer(uid), ...changes };
}

/** Everybody of the principals has an account; the customer's with these changes, be it an admin's own. */
export function allAccounts({ uid, other, admin }: Principals, changes: Data = {}): Fixtures {
  return {
    [`users/${other}`]: activeAccount(other),
    [`users/${admin}`]: activeAccount(admin, { isAdmin: true }),
    [`users/${uid}`]: activeAccount(uid, { ...changes, ...(uid === admin && { isAdmin: true }) }),
  };
}
