import { BankError, type Transaction } from '@bank/domain';
import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  toBankError,
  toTransaction,
  where,
  type Firestore,
} from '@bank/firebase/firestore';

/**
 * Subscribes to a user's last `count` transactions, newest first. Offline and without a cached copy it
 * calls `onError` with `network`, and continues when the connection is back. Returns the unsubscribe
 * function.
 */
export function watchTransactions(
  db: Firestore,
  uid: string,
  count: number,
  onValue: (transactions: Transaction[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const newestFirst = query(
    collection(db, 'transactions'),
    where('userId', '==', uid),
    orderBy('date', 'desc'),
    limit(count),
  );
  return onSnapshot(
    newestFirst,
    // Without metadata changes, an empty result from the server is not emitted after an empty cache.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(snapshot.docs.map((document) => toTransaction(document.id, document.data())));
    },
    (error) => onError(toBankError(error)),
  );
}
