import { readQuery } from '@bank/data-access';
import {
  collection,
  documentId,
  query,
  toUserProfile,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { possibleIds } from './possible-ids';

/** The limit of an `in` query. */
const MAX_IDS = 30;

/** Reads the currencies of these accounts once, by uid; deleted accounts are absent. Throws as `readQuery`. */
export async function fetchCurrencies(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = possibleIds(uids);
  const groups = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const found = await Promise.all(
    groups.map((group) =>
      readQuery(query(collection(db, 'users'), where(documentId(), 'in', group))),
    ),
  );
  return new Map(
    found.flat().map((user) => [user.id, toUserProfile(user.id, user.data()).country]),
  );
}
