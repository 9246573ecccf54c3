import { BankError } from '@bank/domain';
import {
  onSnapshot,
  toBankError,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from '@bank/firebase/firestore';

/** Milliseconds after which the database's client, too, takes itself to be offline. */
const PATIENCE = 10_000;

/**
 * Tells of what a query finds now and at each change, from the first answer of the server on: what
 * another list has left in the page's memory is a part, and would pass for the whole. Where that
 * answer is not to be had it tells `onError` of `network`, and goes on when the network is back.
 * Returns what ends it.
 */
export function watchQuery<T>(
  wanted: Query,
  read: (snapshot: QuerySnapshot) => T,
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
): () => void {
  let isKnown = false;
  const tellOffline = () => onError(new BankError('network'));
  const late = setTimeout(tellOffline, PATIENCE);
  const stop = onSnapshot(
    wanted,
    // Without the metadata changes, the server's word that a part was the whole is not told.
    { includeMetadataChanges: true },
    (snapshot) => {
      isKnown ||= !snapshot.metadata.fromCache;
      if (isKnown || snapshot.empty) clearTimeout(late);
      if (isKnown) onValue(read(snapshot));
      // Nothing in the memory is told only once the client knows that it is offline.
      else if (snapshot.empty) tellOffline();
    },
    (error) => {
      clearTimeout(late);
      onError(toBankError(error));
    },
  );
  return () => {
    clearTimeout(late);
    stop();
  };
}

/**
 * Tells of documents by id (30 at most, the database's own bound) now and at each change; one that
 * there is not is not in it. Errors as `watchQuery`. Returns what ends it.
 */
export function watchByIds<T>(
  ids: readonly string[],
  /** A query of no ids would be refused: it is made where there are some. */
  wanted: () => Query,
  read: (document: QueryDocumentSnapshot) => T,
  onValue: (found: ReadonlyMap<string, T>) => void,
  onError: (error: BankError) => void,
): () => void {
  if (ids.length === 0) {
    onValue(new Map());
    return () => {};
  }
  const readAll = ({ docs }: QuerySnapshot) => new Map(docs.map((each) => [each.id, read(each)]));
  return watchQuery(wanted(), readAll, onValue, onError);
}
