import { subscribeOnce, useSubscription, type AsyncState } from '@bank/data-access';
import { database, type Firestore } from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** Fetches a figure that can't be subscribed to; changing `attempt` refetches it. */
export function useAsync<T>(
  fetchValue: (db: Firestore) => Promise<T>,
  attempt: number,
): AsyncState<T> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        // `attempt` is a cache key: changing it refetches.
        void attempt;
        return subscribeOnce(() => fetchValue(database()), onValue, onError);
      },
      [fetchValue, attempt],
    ),
  );
}
