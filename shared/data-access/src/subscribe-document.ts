import { BankError } from '@bank/domain';
import {
  doc,
  onSnapshot,
  toBankError,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';

/** Hears what is known of something; `null` where there is no such thing. */
export type Listener<T> = {
  onValue: (value: T | null) => void;
  onError: (error: BankError) => void;
};

/**
 * Tells of `collection/id` now and at each change. "There is none" counts only once the server has
 * said it: offline and without a copy it tells of `network`, and goes on when the network is back.
 * Returns what ends it.
 */
export function subscribeDocument<T>(
  place: { db: Firestore; collection: string; id: string },
  read: (data: DocumentData) => T,
  { onValue, onError }: Listener<T>,
): () => void {
  let isKnown = false;
  return onSnapshot(
    doc(place.db, place.collection, place.id),
    // Without the metadata changes, "there is none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data || !snapshot.metadata.fromCache) {
        isKnown = true;
        onValue(data ? read(data) : null);
      } else if (!isKnown) {
        // Later on, what the server once said still holds: a lost connection takes no form away.
        onError(new BankError('network'));
      }
    },
    (error) => onError(toBankError(error)),
  );
}
