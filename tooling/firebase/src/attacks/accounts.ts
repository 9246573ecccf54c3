import { anActiveCustomer } from '../testing/accounts';
import type { Scene } from './act';
import type { Cast } from './cast';
import type { Data } from './wire';

/** `anActiveCustomer`, with whatever a write can hold. */
export function activeAccount(uid: string, changes: Data = {}): Data {
  return { ...anActiveCustomer(uid), ...changes };
}

/** Everybody of the cast has an account; the customer's with these changes, be it an admin's own. */
export function everybody({ uid, other, admin }: Cast, changes: Data = {}): Scene {
  return {
    [`users/${other}`]: activeAccount(other),
    [`users/${admin}`]: activeAccount(admin, { isAdmin: true }),
    [`users/${uid}`]: activeAccount(uid, { ...changes, ...(uid === admin && { isAdmin: true }) }),
  };
}
