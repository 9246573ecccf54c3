import { useMemo, useState } from 'react';
import type { AsyncState } from './use-subscription';

/**
 * Development only. Fast Refresh recomputes every memo, so `subscribe` gets a new identity: without
 * this, the screen would return to `loading` and its form would lose its input. Returns the state from
 * before the refresh until the next value arrives.
 */
export function useStateAcrossRefresh<T>(state: AsyncState<T>): AsyncState<T> {
  // Fast Refresh recomputes this memo as well, which is how a refresh is detected.
  const refreshKey = useMemo(() => ({}), []);
  const [last, setLast] = useState({ refreshKey, state });
  const isRefreshed = state.status === 'loading' && last.refreshKey !== refreshKey;
  if (!isRefreshed && (last.state !== state || last.refreshKey !== refreshKey))
    setLast({ refreshKey, state });
  return isRefreshed ? last.state : state;
}
