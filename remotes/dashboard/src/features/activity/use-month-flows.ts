import { subscribeOnce, type AsyncState } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useRemote } from '@bank/remote-kit';
import { useEffect, useReducer, useState } from 'react';
import { readMonthFlows, type MonthFlow } from '../../api/month-flows';
import { shownMonths } from './activity';

/** The flows of the last six months until `now`, read when the customer had `current`. */
export type Activity = { flows: MonthFlow[]; current: Cents; now: Date };

/**
 * Reads the flows again when `current` changes: what the balance and the savings pots hold together. Keeps the
 * last result meanwhile and after an error. `retry` reads again, as does the return of the connection.
 */
export function useMonthFlows(
  uid: string,
  current: Cents,
): { activity: AsyncState<Activity>; retry: () => void } {
  const [activity, setActivity] = useState<AsyncState<Activity>>({ status: 'loading' });
  const { reportError } = useRemote();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const now = new Date();
    return subscribeOnce(
      () => readMonthFlows(database(), uid, shownMonths(now)),
      (flows) => setActivity({ status: 'ready', value: { flows, current, now } }),
      (error) => {
        if (error.code !== 'network') reportError(error);
        setActivity((before) => (before.status === 'ready' ? before : { status: 'error', error }));
      },
    );
  }, [uid, current, attempt, reportError]);

  return { activity, retry };
}
