import { EVERYTHING, readEntry, transactionQuery } from '@bank/transactions';
import { useSubscription, type AsyncState } from '@bank/data-access';
import { BankError, type Transaction } from '@bank/domain';
import { database, onSnapshot, toBankError, type Firestore } from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** The most entries that a picture is drawn of. */
const MOST_DRAWN = 400;

export type RecentActivity = { newestFirst: Transaction[]; isWhole: boolean };

/** Tells of the entries since `from`, at most the latest `MOST_DRAWN`, now and at each change. */
function watchActivity(
  db: Firestore,
  uid: string,
  from: Date,
  onValue: (activity: RecentActivity) => void,
  onError: (error: BankError) => void,
): () => void {
  const filter = { ...EVERYTHING, from };
  return onSnapshot(
    transactionQuery(db, uid, filter, { after: null, count: MOST_DRAWN + 1 }),
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      // What other lists have left in memory is a piece of this one, and would be drawn as all of it.
      if (metadata.fromCache) {
        if (empty) onError(new BankError('network'));
        return;
      }
      const newestFirst = docs.slice(0, MOST_DRAWN).map(readEntry);
      onValue({ newestFirst, isWhole: docs.length <= MOST_DRAWN });
    },
    (error) => onError(toBankError(error)),
  );
}

/** What has moved since `from`, live. `from` is kept the same while it means the same. */
export function useRecentActivity(uid: string, from: Date): AsyncState<RecentActivity> {
  return useSubscription(
    useCallback(
      (onValue, onError) => watchActivity(database(), uid, from, onValue, onError),
      [uid, from],
    ),
  );
}
