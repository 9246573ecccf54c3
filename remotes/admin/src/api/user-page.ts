import { subscribeQuery } from '@bank/data-access';
import type { BankError, UserProfile } from '@bank/domain';
import {
  toBankError,
  toUserProfile,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from '@bank/firebase/firestore';
import { subscribeUsersById } from './users-by-id';
import { usersSortedBy } from './user-queries';
import { isSingleQuery, listsAll, type UserFilter } from './user-filter';

export const PAGE_SIZE = 25;

/** The start of a page: a position in one of the queries of the plan. */
export type UserCursor = { step: number; after: QueryDocumentSnapshot | null };

export const FIRST_PAGE: UserCursor = { step: 0, after: null };

/**
 * One page of users. `next` is the cursor of the next page, `null` on the last. `read` is the number of
 * documents read, if that explains why there are no more users.
 */
export type UserPage = { users: UserProfile[]; next: UserCursor | null; read?: number };

type Listeners = {
  onValue: (page: UserPage) => void;
  onError: (error: BankError) => void;
};

function readPage({ docs }: QuerySnapshot): UserPage {
  const page = docs.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    users: page.map((user) => toUserProfile(user.id, user.data())),
    next: docs.length > PAGE_SIZE && last ? { step: 0, after: last } : null,
  };
}

/** Finds the page once, then subscribes to its users. */
function subscribeFoundUsers(
  db: Firestore,
  filter: UserFilter,
  from: UserCursor,
  { onValue, onError }: Listeners,
): () => void {
  let isCancelled = false;
  let unsubscribe = () => {};
  async function load() {
    // Loaded on demand: most lists need one query only.
    const { findUsers } = await import('./find-users');
    const { read, ...found } = await findUsers(db, filter, from);
    if (isCancelled) return;
    const isComplete = found.next === null || found.users.length === PAGE_SIZE;
    const page = listsAll(filter) && isComplete ? found : { ...found, read };
    onValue(page);
    const uids = page.users.map(({ uid }) => uid);
    if (uids.length === 0) return;
    unsubscribe = subscribeUsersById(
      db,
      uids,
      (users) => onValue({ ...page, users: uids.flatMap((uid) => users.get(uid) ?? []) }),
      // Offline, the users that were found stay; the subscription recovers.
      (error) => error.code === 'network' || onError(error),
    );
  }
  load().catch((error: unknown) => isCancelled || onError(toBankError(error)));
  return () => {
    isCancelled = true;
    unsubscribe();
  };
}

/**
 * Subscribes to one page of users (specification, section 7: list all users). Firestore orders equal
 * values by document id, and the cursor is a document, so a page boundary neither skips nor repeats a
 * user. Errors as `subscribeQuery`. Returns the unsubscribe function.
 */
export function subscribeUserPage(
  db: Firestore,
  filter: UserFilter,
  from: UserCursor,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
): () => void {
  if (!isSingleQuery(filter)) return subscribeFoundUsers(db, filter, from, { onValue, onError });
  const { sort, level, isEnabled } = filter;
  // One more than the page shows, to know whether there is a next page.
  const cursor = { after: from.after, count: PAGE_SIZE + 1 };
  const queryFilter = { level, enabled: isEnabled };
  return subscribeQuery(usersSortedBy(db, sort, queryFilter, cursor), readPage, onValue, onError);
}
