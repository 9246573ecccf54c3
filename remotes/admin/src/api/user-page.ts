import type { BankError, UserProfile } from '@bank/domain';
import {
  toBankError,
  toUserProfile,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from '@bank/firebase/firestore';
import { watchPeople } from './people';
import { usersBy } from './user-queries';
import { isPlain, type WantedUsers } from './wanted-users';
import { watchQuery } from './watch-query';

export const PAGE_SIZE = 25;

/** The document after which a page starts, in one of the lists that make up what is wanted. */
export type UserCursor = { stage: number; after: QueryDocumentSnapshot | null };

export const START: UserCursor = { stage: 0, after: null };

/**
 * Some users; `next` starts the page after this one, and is `null` on the last. `read` tells how many
 * were looked at, where it is more than those.
 */
export type UserPage = { users: UserProfile[]; next: UserCursor | null; read?: number };

type Tell = {
  onValue: (page: UserPage) => void;
  onError: (error: BankError) => void;
};

function readPage({ docs }: QuerySnapshot): UserPage {
  const page = docs.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    users: page.map((user) => toUserProfile(user.id, user.data())),
    next: docs.length > PAGE_SIZE && last ? { stage: 0, after: last } : null,
  };
}

/** Finds the page once, and then follows those who are on it. */
function followFound(
  db: Firestore,
  wanted: WantedUsers,
  from: UserCursor,
  { onValue, onError }: Tell,
): () => void {
  let isOver = false;
  let end = () => {};
  async function find() {
    // Only where it is needed: most lists are one query.
    const { findUsers } = await import('./find-users');
    const page = await findUsers(db, wanted, from);
    if (isOver) return;
    onValue(page);
    const uids = page.users.map(({ uid }) => uid);
    if (uids.length === 0) return;
    end = watchPeople(
      db,
      uids,
      (people) => onValue({ ...page, users: uids.flatMap((uid) => people.get(uid) ?? []) }),
      onError,
    );
  }
  find().catch((error: unknown) => isOver || onError(toBankError(error)));
  return () => {
    isOver = true;
    end();
  };
}

/**
 * Tells of one page of users now and at each change (section 7: list all users). Users who are alike
 * stand in the order of their ids, which a cursor of a document carries too: nobody is left out or shown
 * twice at a page's edge. Errors as `watchQuery`. Returns what ends it.
 */
export function watchUserPage(
  db: Firestore,
  wanted: WantedUsers,
  from: UserCursor,
  onValue: (page: UserPage) => void,
  onError: (error: BankError) => void,
): () => void {
  if (!isPlain(wanted)) return followFound(db, wanted, from, { onValue, onError });
  const { sort, level, isEnabled } = wanted;
  // One more than is shown tells whether there is a next page.
  const place = { after: from.after, count: PAGE_SIZE + 1 };
  const filter = { level, enabled: isEnabled === true };
  return watchQuery(usersBy(db, sort, filter, place), readPage, onValue, onError);
}
