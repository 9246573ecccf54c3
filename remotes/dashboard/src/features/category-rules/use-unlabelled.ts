import type { AsyncState } from '@bank/data-access';
import { toBankError } from '@bank/firebase/firestore';
import type { Transaction } from '@bank/domain';
import { useEffect, useState } from 'react';
import type { RuleRequests } from './rule-requests';

/** The latest payments without a category, read once. Keep the function stable. */
export function useUnlabelled(
  readUnlabelled: RuleRequests['readUnlabelled'],
): AsyncState<Transaction[]> {
  const [state, setState] = useState<AsyncState<Transaction[]>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    readUnlabelled().then(
      (value) => isCurrent && setState({ status: 'ready', value }),
      (error: unknown) => isCurrent && setState({ status: 'error', error: toBankError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [readUnlabelled]);
  return state;
}
