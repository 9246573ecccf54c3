import type { BankError, Transaction } from '@bank/domain';
import { toTransaction } from '@bank/firebase/converters';
import { useCallback } from 'react';
import { readThenSubscribe } from './read-then-subscribe';
import { useSubscription, type AsyncState } from './use-subscription';

const DEFAULT_COUNT = 50;

async function look(uid: string, count: number): Promise<Transaction[]> {
  const { isFirestoreOpen, fetchNewest } = await import('@bank/firebase/rest');
  if (isFirestoreOpen()) throw new Error('What is live is there already');
  const which = { where: { field: 'userId', value: uid }, newestBy: 'date', count };
  const documents = await fetchNewest('transactions', which);
  return documents.map(({ id, fields }) => toTransaction(id, fields));
}

/**
 * Tells of a person's last `count` transactions, newest first, soon and at each change, without the
 * database's SDK at first. Errors as `watchTransactions`. Returns what ends it.
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
    return (hear: { onValue: typeof onValue; onError: typeof onError }) =>
      watchTransactions(database(), uid, count, hear.onValue, hear.onError);
  };
  return readThenSubscribe({ look: () => look(uid, count), load }, { onValue, onError });
}

/** A person's transactions, live, newest first (section 7: query by userId). */
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
