import { NO_FILTER, readEntry, transactionQuery } from '@bank/transactions';
import { subscribeQuery, useSubscription, type AsyncState } from '@bank/data-access';
import type { BankError, Transaction } from '@bank/domain';
import { database, type Firestore } from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** The most transactions that the charts show. */
const MAX_CHARTED = 400;

export type RecentActivity = { newestFirst: Transaction[]; isComplete: boolean };

/** Subscribes to the transactions since `from`, at most the latest `MAX_CHARTED`. */
function subscribeActivity(
  db: Firestore,
  uid: string,
  from: Date,
  onValue: (activity: RecentActivity) => void,
  onError: (error: BankError) => void,
): () => void {
  const filter = { ...NO_FILTER, from };
  return subscribeQuery(
    transactionQuery(db, uid, filter, { after: null, count: MAX_CHARTED + 1 }),
    ({ docs }) => ({
      newestFirst: docs.slice(0, MAX_CHARTED).map(readEntry),
      isComplete: docs.length <= MAX_CHARTED,
    }),
    onValue,
    onError,
  );
}

/** Subscribes to the transactions since `from`, which must be a stable reference. */
export function useRecentActivity(uid: string, from: Date): AsyncState<RecentActivity> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeActivity(database(), uid, from, onValue, onError),
      [uid, from],
    ),
  );
}
