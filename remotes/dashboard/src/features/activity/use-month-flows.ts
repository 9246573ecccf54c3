import type { AsyncState } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useRemote } from '@bank/remote-kit';
import { useEffect, useReducer, useState } from 'react';
import { readMonthFlows, type MonthFlow } from '../../api/month-flows';
import { shownMonths } from './activity';

/** The flows of the last six months until `now`, read when the customer had `current`. */
export type Activity = { flows: MonthFlow[]; current: Cents; now: Date };

/**
 * Reads the flows again when `current` changes: what the balance and the savings pots hold together. Keeps the
 * last result meanwhile and after an error. Without a result, `retry` and the return of the connection read again.
 */
export function useMonthFlows(
  uid: string,
  current: Cents,
): { activity: AsyncState<Activity>; retry: () => void } {
  const [activity, setActivity] = useState<AsyncState<Activity>>({ status: 'loading' });
  const { reportError } = useRemote();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isCurrent = true;
    const now = new Date();
    readMonthFlows(database(), uid, shownMonths(now)).then(
      (flows) => {
        if (isCurrent) setActivity({ status: 'ready', value: { flows, current, now } });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const bankError = toBankError(error);
        if (bankError.code !== 'network') reportError(error);
        setActivity((before) =>
          before.status === 'ready' ? before : { status: 'error', error: bankError },
        );
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, current, attempt, reportError]);

  useEffect(() => {
    if (activity.status !== 'error') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [activity.status]);

  return { activity, retry };
}
