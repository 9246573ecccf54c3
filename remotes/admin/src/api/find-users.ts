import { BankError, type UserProfile } from '@bank/domain';
import {
  collection,
  documentId,
  getDocs,
  query,
  toBankError,
  toUserProfile,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import { PAGE_SIZE, type UserCursor, type UserPage } from './user-page';
import { stagesOf, type Stage } from './user-stages';
import type { WantedUsers } from './wanted-users';

/** How many documents one page reads at most: one who is not found is looked for further on demand. */
const MOST_READ = 500;
/** As many as can be asked for by name at once. */
const BATCH = 30;

async function fetchAll(wanted: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs, metadata } = await getDocs(wanted);
  // What the page happens to have in memory is a part, and would pass for the whole.
  if (metadata.fromCache) throw new BankError('network');
  return docs;
}

/** The users behind some documents, in the documents' order; `null` for one who is repeated or gone. */
async function usersOf(
  db: Firestore,
  { uidOf }: Stage,
  found: readonly QueryDocumentSnapshot[],
  before: QueryDocumentSnapshot | null,
): Promise<(UserProfile | null)[]> {
  if (!uidOf) return found.map((user) => toUserProfile(user.id, user.data()));
  if (found.length === 0) return [];
  const uids = found.map(uidOf);
  const users = await fetchAll(
    query(collection(db, 'users'), where(documentId(), 'in', [...new Set(uids)])),
  );
  const known = new Map(users.map((user) => [user.id, toUserProfile(user.id, user.data())]));
  return uids.map((uid, index) => {
    const last = index > 0 ? uids[index - 1] : before && uidOf(before);
    return uid === last ? null : (known.get(uid) ?? null);
  });
}

type Ahead = ReadonlyMap<Stage, Promise<QueryDocumentSnapshot[]>>;

/** A search asks for all its spellings at once: most of them find nobody. */
function readAhead(stages: readonly Stage[], from: UserCursor): Ahead {
  const later = stages.filter((_, index) => index >= from.stage + (from.after ? 1 : 0));
  return new Map(
    later.map((stage) => {
      const found = fetchAll(stage.query({ after: null, count: BATCH }));
      // Whoever awaits it is told of a failure; one that nobody awaits any more is nobody's.
      found.catch(() => {});
      return [stage, found];
    }),
  );
}

/**
 * One page of wanted users, where it takes more than one query: reads on from `from` until the page is
 * full, and one more is found who begins the next. `read` says how many documents that took; where they
 * were too many, `next` goes on from there. Throws `BankError`.
 */
export async function findUsers(
  db: Firestore,
  wanted: WantedUsers,
  from: UserCursor,
): Promise<UserPage & { read: number }> {
  const stages = stagesOf(db, wanted);
  const ahead: Ahead = wanted.text === '' ? new Map() : readAhead(stages, from);
  const users: UserProfile[] = [];
  let place = from;
  let read = 0;
  try {
    for (let stage = stages[place.stage]; stage; stage = stages[place.stage]) {
      const begun = place.after === null ? ahead.get(stage) : undefined;
      const found =
        (await begun) ?? (await fetchAll(stage.query({ after: place.after, count: BATCH })));
      const people = await usersOf(db, stage, found, place.after);
      read += found.length;
      for (const [index, after] of found.entries()) {
        const user = people[index];
        if (user && stage.keeps(user)) {
          if (users.length === PAGE_SIZE) return { users, next: place, read };
          users.push(user);
        }
        place = { stage: place.stage, after };
      }
      if (found.length < BATCH) place = { stage: place.stage + 1, after: null };
      if (read >= MOST_READ && place.stage < stages.length) return { users, next: place, read };
    }
    return { users, next: null, read };
  } catch (error) {
    throw toBankError(error);
  }
}
