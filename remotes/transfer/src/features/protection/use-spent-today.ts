import { subscribeDocument, useSubscription, type AsyncState } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { spentOn } from '../../api/inspect-payment';

/** What the customer has paid today (UTC), live. */
export function useSpentToday(uid: string): AsyncState<Cents> {
  return useSubscription<Cents>(
    useCallback(
      (onValue, onError) =>
        subscribeDocument(
          { db: database(), collection: 'dailyTotals', id: uid },
          (total) => spentOn(new Date(), total),
          { onValue: (spent) => onValue(spent ?? spentOn(new Date(), null)), onError },
        ),
      [uid],
    ),
  );
}
