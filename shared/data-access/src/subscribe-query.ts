import { BankError } from '@bank/domain';
import { onSnapshot, toBankError, type Query, type QuerySnapshot } from '@bank/firebase/firestore';

/** The Firestore client also considers itself offline after ten seconds. */
const SERVER_TIMEOUT_MS = 10_000;

/**
 * `server`: the first value comes from the server, because other queries may have left a part of the
 * result in the cache. `cache`: a cached result is emitted at once, for a query that is alone in using
 * its documents.
 */
export type FirstValue = 'server' | 'cache';

/**
 * Subscribes to a query. Calls `onError` with `network` while offline without a value (for `server` also if
 * the server does not respond within the timeout) and continues when the connection is back. Keeps the
 * last value when the connection is lost later. Returns the unsubscribe function.
 */
export function subscribeQuery<T>(
  target: Query,
  read: (snapshot: QuerySnapshot) => T,
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
  first: FirstValue = 'server',
): () => void {
  let isSynced = false;
  const reportOffline = () => onError(new BankError('network'));
  const timeout = first === 'server' ? setTimeout(reportOffline, SERVER_TIMEOUT_MS) : undefined;
  const unsubscribe = onSnapshot(
    target,
    // Without metadata changes, a server result equal to the cached one triggers no snapshot.
    { includeMetadataChanges: true },
    (snapshot) => {
      isSynced ||= !snapshot.metadata.fromCache;
      if (isSynced || snapshot.empty) clearTimeout(timeout);
      if (isSynced || (first === 'cache' && !snapshot.empty)) onValue(read(snapshot));
      // An empty cached snapshot arrives only once the client knows that it is offline.
      else if (snapshot.empty) reportOffline();
    },
    (error) => {
      clearTimeout(timeout);
      onError(toBankError(error));
    },
  );
  return () => {
    clearTimeout(timeout);
    unsubscribe();
  };
}
