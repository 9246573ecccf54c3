import { BankError, type UserProfile } from '@bank/domain';
import {
  doc,
  onSnapshot,
  toBankError,
  toUserProfile,
  type Firestore,
} from '@bank/firebase/firestore';

/**
 * Tells of `users/{uid}` now and at each change; `null` where there is no such document. Offline and
 * without a copy it tells `onError` of `network`, and goes on when the network is back. Returns what
 * ends it.
 */
export function watchProfile(
  db: Firestore,
  uid: string,
  onValue: (profile: UserProfile | null) => void,
  onError: (error: BankError) => void,
): () => void {
  return onSnapshot(
    doc(db, 'users', uid),
    // Without the metadata changes, "there is none" from the server is not told after "none here".
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
