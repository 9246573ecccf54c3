import { NO_FILTER, readEntry, transactionQuery } from '@bank/transactions';
import { useSubscription, type AsyncState } from '@bank/data-access';
import { BankError, type Transaction } from '@bank/domain';
import { database, onSnapshot, toBankError, type Firestore } from '@bank/firebase/firestore';
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
  return onSnapshot(
    transactionQuery(db, uid, filter, { after: null, count: MAX_CHARTED + 1 }),
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      // The cache may hold only part of them, left by another list, and the chart would be wrong.
      if (metadata.fromCache) {
        if (empty) onError(new BankError('network'));
        return;
      }
      const newestFirst = docs.slice(0, MAX_CHARTED).map(readEntry);
      onValue({ newestFirst, isComplete: docs.length <= MAX_CHARTED });
    },
    (error) => onError(toBankError(error)),
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
