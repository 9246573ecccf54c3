import type { BankError } from '@bank/domain';
import { useEffect, useState } from 'react';
import { useStateAcrossRefresh } from './use-state-across-refresh';

// Replaced by webpack's DefinePlugin.
declare const process: { env: { NODE_ENV?: string } };

/**
 * The state of a subscription. `error` is not final: after a network error, `ready` follows once the
 * connection is back.
 */
export type AsyncState<T> =
  { status: 'loading' } | { status: 'error'; error: BankError } | { status: 'ready'; value: T };

/** Subscribes and returns the unsubscribe function. */
type Subscribe<T> = (
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
) => () => void;

const LOADING = { status: 'loading' } as const;

function useLatestState<T>(subscribe: Subscribe<T>): AsyncState<T> {
  const [latest, setLatest] = useState<{ source: Subscribe<T>; state: AsyncState<T> }>();
  useEffect(
    () =>
      subscribe(
        (value) => setLatest({ source: subscribe, state: { status: 'ready', value } }),
        (error) => setLatest({ source: subscribe, state: { status: 'error', error } }),
      ),
    [subscribe],
  );
  // Never render the previous subscription's data (another user or list) as this one's.
  return latest?.source === subscribe ? latest.state : LOADING;
}

/**
 * Subscribes while the component is mounted and unsubscribes when it unmounts. A new `subscribe`
 * function restarts from `loading`, so memoize it with `useCallback`.
 */
export const useSubscription: typeof useLatestState =
  process.env.NODE_ENV === 'production'
    ? useLatestState
    : (subscribe) => useStateAcrossRefresh(useLatestState(subscribe));
