import type { BankError, UserProfile } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  toUserProfile,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from '@bank/firebase/firestore';
import { watchQuery } from './watch-query';

export const PAGE_SIZE = 25;

/** The user after whom a page starts. */
export type UserCursor = QueryDocumentSnapshot;

/** Some users by name; `next` starts the page after this one, and is `null` on the last. */
export type UserPage = { users: UserProfile[]; next: UserCursor | null };

function readPage({ docs }: QuerySnapshot): UserPage {
  const page = docs.slice(0, PAGE_SIZE);
  return {
    users: page.map((user) => toUserProfile(user.id, user.data())),
    next: docs.length > PAGE_SIZE ? (page.at(-1) ?? null) : null,
  };
}

/**
 * Tells of one page of users now and at each change (section 7: list all users). Users of the same
 * name stand in the order of their ids, which a cursor of a document carries too: nobody is left out
 * or shown twice at a page's edge. Errors as `watchQuery`. Returns what ends it.
 */
export function watchUserPage(
  db: Firestore,
  after: UserCursor | null,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
): () => void {
  const byName = query(
    collection(db, 'users'),
    orderBy('username'),
    ...(after ? [startAfter(after)] : []),
    // One more than is shown tells whether there is a next page.
    limit(PAGE_SIZE + 1),
  );
  return watchQuery(byName, readPage, onValue, onError);
}
