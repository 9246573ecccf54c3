import type { BankError } from '@bank/domain';
import { useEffect, useState } from 'react';
import { useStateAcrossRefresh } from './use-state-across-refresh';

// Webpack replaces it.
declare const process: { env: { NODE_ENV?: string } };

/**
 * What is known of something that changes on its own. `error` is not the end of it: where the network
 * was the trouble, the value arrives when the network does.
 */
export type AsyncState<T> =
  { status: 'loading' } | { status: 'error'; error: BankError } | { status: 'ready'; value: T };

/** Starts listening; returns what ends it. */
type Watch<T> = (onValue: (value: T) => void, onError: (error: BankError) => void) => () => void;

const LOADING = { status: 'loading' } as const;

function useTold<T>(watch: Watch<T>): AsyncState<T> {
  const [told, setTold] = useState<{ by: Watch<T>; live: AsyncState<T> }>();
  useEffect(
    () =>
      watch(
        (value) => setTold({ by: watch, live: { status: 'ready', value } }),
        (error) => setTold({ by: watch, live: { status: 'error', error } }),
      ),
    [watch],
  );
  // What was told of another person or of another list is never shown as this one's.
  return told?.by === watch ? told.live : LOADING;
}

/**
 * Follows what `watch` tells, for as long as the component is there. A new `watch` starts from
 * `loading`: its caller keeps it the same (`useCallback`) while it watches the same thing.
 */
export const useSubscription: typeof useTold =
  process.env.NODE_ENV === 'production'
    ? useTold
    : (watch) => useStateAcrossRefresh(useTold(watch));
