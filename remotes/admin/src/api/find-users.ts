import { readQuery } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import {
  collection,
  documentId,
  query,
  toUserProfile,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import { possibleIds } from './possible-ids';
import { PAGE_SIZE, type UserCursor, type UserPage } from './user-page';
import { queryPlan, type QueryStep } from './query-plan';
import type { UserFilter } from './user-filter';

/** Bounds the reads of one page: a longer search continues on demand. */
const MAX_READS = 500;
/** The maximum of an `in` query. */
const BATCH_SIZE = 30;

/** The users behind the documents, in the same order; `null` for a repeated or deleted one. */
async function loadUsers(
  db: Firestore,
  { uidOf }: QueryStep,
  found: readonly QueryDocumentSnapshot[],
  before: QueryDocumentSnapshot | null,
): Promise<(UserProfile | null)[]> {
  if (!uidOf) return found.map((user) => toUserProfile(user.id, user.data()));
  if (found.length === 0) return [];
  const uids = found.map(uidOf);
  const ids = possibleIds(uids);
  const users =
    ids.length > 0
      ? await readQuery(query(collection(db, 'users'), where(documentId(), 'in', ids)))
      : [];
  const known = new Map(users.map((user) => [user.id, toUserProfile(user.id, user.data())]));
  return uids.map((uid, index) => {
    const last = index > 0 ? uids[index - 1] : before && uidOf(before);
    return uid === last ? null : (known.get(uid) ?? null);
  });
}

/**
 * Finds one page of users if that takes more than one query (cursor pagination): reads from `from` until
 * the page is full and the first user of the next page is known. `read` is the number of documents read;
 * if it reaches the bound, `next` continues from there. Throws `BankError`.
 */
export async function findUsers(
  db: Firestore,
  filter: UserFilter,
  from: UserCursor,
): Promise<UserPage & { read: number }> {
  const plan = queryPlan(db, filter);
  const users: UserProfile[] = [];
  let cursor = from;
  let read = 0;
  for (let step = plan[cursor.step]; step; step = plan[cursor.step]) {
    const found = await readQuery(step.query({ after: cursor.after, count: BATCH_SIZE }));
    const people = await loadUsers(db, step, found, cursor.after);
    read += found.length;
    for (const [index, after] of found.entries()) {
      const user = people[index];
      if (user && step.matches(user, after)) {
        if (users.length === PAGE_SIZE) return { users, next: cursor, read };
        users.push(user);
      }
      cursor = { step: cursor.step, after };
    }
    if (found.length < BATCH_SIZE) cursor = { step: cursor.step + 1, after: null };
    if (read >= MAX_READS && cursor.step < plan.length) return { users, next: cursor, read };
  }
  return { users, next: null, read };
}
