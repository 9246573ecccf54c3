import type { BankError, UserProfile } from '@bank/domain';
import { toUserProfile, type Firestore } from '@bank/firebase/firestore';
import { subscribeDocument } from './subscribe-document';

/** Subscribes to `users/{uid}`, as `subscribeDocument`. Returns the unsubscribe function. */
export function watchProfile(
  db: Firestore,
  uid: string,
  onValue: (profile: UserProfile | null) => void,
  onError: (error: BankError) => void,
): () => void {
  const read = (data: Parameters<typeof toUserProfile>[1]) => toUserProfile(uid, data);
  return subscribeDocument({ db, collection: 'users', id: uid }, read, { onValue, onError });
}
