import type { BankError, Transaction } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  toTransaction,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { subscribeQuery } from './subscribe-query';

/**
 * Subscribes to a user's last `count` transactions, newest first. Errors as `subscribeQuery`. Returns the
 * unsubscribe function.
 */
export function watchTransactions(
  db: Firestore,
  uid: string,
  count: number,
  onValue: (transactions: Transaction[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'transactions'),
      where('userId', '==', uid),
      orderBy('date', 'desc'),
      limit(count),
    ),
    ({ docs }) => docs.map((document) => toTransaction(document.id, document.data())),
    onValue,
    onError,
    'cache',
  );
}
