import type { BankError, Transaction } from '@bank/domain';
import { toTransaction } from '@bank/firebase/converters';
import { useCallback } from 'react';
import { readThenSubscribe } from './read-then-subscribe';
import { useSubscription, type AsyncState } from './use-subscription';

const DEFAULT_COUNT = 50;

async function readTransactions(uid: string, count: number): Promise<Transaction[]> {
  const { isFirestoreOpen, fetchNewest } = await import('@bank/firebase/rest');
  if (isFirestoreOpen()) throw new Error('Firestore is open: subscribe directly');
  const newest = { where: { field: 'userId', value: uid }, newestBy: 'date', count };
  const documents = await fetchNewest('transactions', newest);
  return documents.map(({ id, fields }) => toTransaction(id, fields));
}

/**
 * Subscribes to a user's last `count` transactions, newest first. The first value comes from a REST
 * read, before the Firestore SDK is loaded. Errors as in `watchTransactions`. Returns the unsubscribe
 * function.
 */
function subscribeTransactions(
  { uid, count }: { uid: string; count: number },
  onValue: (transactions: Transaction[]) => void,
  onError: (error: BankError) => void,
): () => void {
  const load = async () => {
    const [{ database }, { watchTransactions }] = await Promise.all([
      import('@bank/firebase/firestore'),
      import('./watch-transactions'),
    ]);
    return (observer: { onValue: typeof onValue; onError: typeof onError }) =>
      watchTransactions(database(), uid, count, observer.onValue, observer.onError);
  };
  return readThenSubscribe(
    { read: () => readTransactions(uid, count), load },
    { onValue, onError },
  );
}

/** A user's transactions, live, newest first (specification, section 7: query by userId). */
export function useTransactions(
  uid: string,
  { count = DEFAULT_COUNT }: { count?: number } = {},
): AsyncState<Transaction[]> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeTransactions({ uid, count }, onValue, onError),
      [uid, count],
    ),
  );
}
