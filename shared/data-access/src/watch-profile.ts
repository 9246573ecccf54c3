import { BankError, type UserProfile } from '@bank/domain';
import {
  doc,
  onSnapshot,
  toBankError,
  toUserProfile,
  type Firestore,
} from '@bank/firebase/firestore';

/**
 * Subscribes to `users/{uid}`; `null` if the document does not exist. Offline and without a cached copy
 * it calls `onError` with `network`, and continues when the connection is back. Returns the
 * unsubscribe function.
 */
export function watchProfile(
  db: Firestore,
  uid: string,
  onValue: (profile: UserProfile | null) => void,
  onError: (error: BankError) => void,
): () => void {
  return onSnapshot(
    doc(db, 'users', uid),
    // Without metadata changes, an empty result from the server is not emitted after an empty cache.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data) onValue(toUserProfile(uid, data));
      else if (snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(null);
    },
    (error) => onError(toBankError(error)),
  );
}
