import { BankError } from '@bank/domain';
import {
  doc,
  onSnapshot,
  toBankError,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';

/** Receives a document's data, or `null` if the document does not exist. */
export type Listener<T> = {
  onValue: (value: T | null) => void;
  onError: (error: BankError) => void;
};

/** Whether a document can have this id; a stored document may name another one by any text. */
const isPossibleId = (id: string) => id !== '' && !id.includes('/');

/**
 * Subscribes to `collection/id`. Emits `null` only after the server has confirmed that the document
 * does not exist, or if `read` can't use it. Offline and without a cached copy it emits the error `network`, and continues when
 * the connection is back. Returns the unsubscribe function.
 */
export function subscribeDocument<T>(
  path: { db: Firestore; collection: string; id: string },
  read: (data: DocumentData) => T | null,
  { onValue, onError }: Listener<T>,
): () => void {
  if (!isPossibleId(path.id)) {
    onValue(null);
    return () => {};
  }
  let hasValue = false;
  return onSnapshot(
    doc(path.db, path.collection, path.id),
    // Without metadata changes, an empty result from the server is not emitted after an empty cache.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data || !snapshot.metadata.fromCache) {
        hasValue = true;
        onValue(data ? read(data) : null);
      } else if (!hasValue) {
        // Keep the last value if the connection drops later: a form must not disappear.
        onError(new BankError('network'));
      }
    },
    (error) => onError(toBankError(error)),
  );
}
