import { randomUUID } from 'node:crypto';
import { emailOf } from '../testing/accounts';
import { secondsAgo } from '../testing/session';
import type { Person } from './rules-project';

/** The users and document ids of one case. Unique per runner, so that cases can share a project. */
export type Principals = {
  /** The customer who owns the account. */
  uid: string;
  /** Another customer. */
  other: string;
  admin: string;
  /** The id of a transaction and of its withdrawal. */
  id: string;
  /** The id of an audit entry. */
  audit: string;
  /** The id of a dispute. */
  reference: string;
};

/** Creates unique users and ids. */
export function newPrincipals(): Principals {
  const mark = randomUUID();
  return {
    uid: `customer-${mark}`,
    other: `other-${mark}`,
    admin: `admin-${mark}`,
    id: mark,
    audit: `audit-${mark}`,
    reference: `REF-${mark.replaceAll('-', '').slice(0, 9).toUpperCase()}`,
  };
}

/** Returns the same user with a confirmed address. */
export function confirmed(person: NonNullable<Person>): NonNullable<Person> {
  return { ...person, claims: { ...person.claims, email_verified: true } };
}

/** Returns a signed-in user with the sign-in address. */
export function signedIn(uid: string): NonNullable<Person> {
  return { uid, email: emailOf(uid) };
}

/** Returns a user who signed in `seconds` ago. */
export function signedInAgo(uid: string, seconds: number): NonNullable<Person> {
  return { ...signedIn(uid), claims: { auth_time: secondsAgo(seconds) } };
}

/** The session expiry of admins, in seconds. */
export const FOUR_HOURS = 4 * 60 * 60;
