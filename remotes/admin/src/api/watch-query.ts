import { BankError } from '@bank/domain';
import { onSnapshot, toBankError, type Query, type QuerySnapshot } from '@bank/firebase/firestore';

/**
 * Tells of what a query finds now and at each change, from the first answer of the server on: what
 * another list has left in the page's memory is a part, and would pass for the whole. Offline and
 * without any it tells `onError` of `network`, and goes on when the network is back. Returns what
 * ends it.
 */
export function watchQuery<T>(
  wanted: Query,
  read: (snapshot: QuerySnapshot) => T,
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
): () => void {
  let isKnown = false;
  return onSnapshot(
    wanted,
    // Without the metadata changes, the server's word that a part was the whole is not told.
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= !snapshot.metadata.fromCache;
      if (isKnown) onValue(read(snapshot));
      else if (snapshot.empty) onError(new BankError('network'));
    },
    (error) => onError(toBankError(error)),
  );
}
