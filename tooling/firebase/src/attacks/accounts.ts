import { anActiveCustomer } from '../testing/accounts';
import type { Fixtures } from './operation';
import type { Principals } from './principals';
import type { Data } from './rest-encoding';

/** `anActiveCustomer` with arbitrary changed fields. */
export function activeAccount(uid: string, changes: Data = {}): Data {
  return { ...anActiveCustomer(uid), ...changes };
}

/** Returns an account for every principal. `changes` apply to the customer's, which may be the admin's own. */
export function allAccounts({ uid, other, admin }: Principals, changes: Data = {}): Fixtures {
  return {
    [`users/${other}`]: activeAccount(other),
    [`users/${admin}`]: activeAccount(admin, { isAdmin: true }),
    [`users/${uid}`]: activeAccount(uid, { ...changes, ...(uid === admin && { isAdmin: true }) }),
  };
}
