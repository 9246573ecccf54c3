import { subscribeOnce, type AsyncState } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { useEffect, useState } from 'react';
import type { RuleRequests } from './rule-requests';

/** The latest payments without a category, read once. Keep the function stable. */
export function useUnlabelled(
  readUnlabelled: RuleRequests['readUnlabelled'],
): AsyncState<Transaction[]> {
  const [state, setState] = useState<AsyncState<Transaction[]>>({ status: 'loading' });
  useEffect(
    () =>
      subscribeOnce(
        readUnlabelled,
        (value) => setState({ status: 'ready', value }),
        (error) => setState({ status: 'error', error }),
      ),
    [readUnlabelled],
  );
  return state;
}
