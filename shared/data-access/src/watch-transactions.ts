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
 * Tells of a person's last `count` transactions, newest first, now and at each change. Offline and
 * without a copy it tells `onError` of `network`, and goes on when the network is back. Returns what
 * ends it.
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
    // Without the metadata changes, "there are none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) onError(new BankError('network'));
      else onValue(snapshot.docs.map((document) => toTransaction(document.id, document.data())));
    },
    (error) => onError(toBankError(error)),
  );
}
