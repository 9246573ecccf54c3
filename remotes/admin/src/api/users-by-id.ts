import type { BankError, UserProfile } from '@bank/domain';
import {
  collection,
  documentId,
  query,
  toUserProfile,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { subscribeByIds } from './subscribe-by-ids';

/** Users by uid; deleted accounts are absent. */
export type UsersById = ReadonlyMap<string, UserProfile>;

/** Subscribes to these users, as `subscribeByIds`. */
export function subscribeUsersById(
  db: Firestore,
  uids: readonly string[],
  onValue: (users: UsersById) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeByIds(
    uids,
    (ids) => query(collection(db, 'users'), where(documentId(), 'in', ids)),
    (user) => toUserProfile(user.id, user.data()),
    onValue,
    onError,
  );
}
