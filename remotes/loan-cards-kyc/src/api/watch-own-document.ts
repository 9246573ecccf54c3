import { BankError } from '@bank/domain';
import {
  doc,
  onSnapshot,
  toBankError,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';

/** Told with `null` where the person has no such document. */
export type Listener<T> = {
  onValue: (value: T | null) => void;
  onError: (error: BankError) => void;
};

/**
 * Tells of `collection/{uid}` now and at each change. "There is none" counts only once the server has
 * said it: offline and without a copy it tells of `network`, and goes on when the network is back.
 * Returns what ends it.
 */
export function watchOwnDocument<T>(
  place: { db: Firestore; collection: string; uid: string },
  read: (data: DocumentData) => T,
  { onValue, onError }: Listener<T>,
): () => void {
  let isKnown = false;
  return onSnapshot(
    doc(place.db, place.collection, place.uid),
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

/** A server timestamp as a date; `null` where it is missing. */
export function dateOf(value: unknown): Date | null {
  const hasDate = typeof value === 'object' && value !== null && 'toDate' in value;
  const date: unknown = hasDate && typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}
