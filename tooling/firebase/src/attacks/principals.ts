import { randomUUID } from 'node:crypto';
import { emailOf } from '../testing/accounts';
import { secondsAgo } from '../testing/session';
import type { Person } from './rules-project';

/** The people and the names of one case; each case has its own, so that cases can share a project. */
export type Principals = {
  /** Whose account it is. */
  uid: string;
  /** Another customer. */
  other: string;
  admin: string;
  /** The name of a transaction and of its withdrawal. */
  id: string;
  /** The name of an entry in the audit log. */
  audit: string;
  /** The name of a dispute. */
  reference: string;
};

/** A name that does not depend on the case, or does. */
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

/** The same person after they have confirmed their address. */
export function confirmed(person: NonNullable<Person>): NonNullable<Person> {
  return { ...person, claims: { ...person.claims, email_verified: true } };
}

/** Signed in, with the address that the sign-in provider knows. */
export function signedIn(uid: string): NonNullable<Person> {
  return { uid, email: emailOf(uid) };
}

/** The same, with a password that was entered so many seconds ago. */
export function signedInAgo(uid: string, seconds: number): NonNullable<Person> {
  return { ...signedIn(uid), claims: { auth_time: secondsAgo(seconds) } };
}

/** How many seconds an admin's session lasts. */
export const FOUR_HOURS = 4 * 60 * 60;
