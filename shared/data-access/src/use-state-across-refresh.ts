import { useMemo, useState } from 'react';
import type { AsyncState } from './use-subscription';

/**
 * For development. Fast Refresh runs every memo again, so that a changed file looks like another
 * `watch`: without this, a screen would go back to `loading`, and its form would lose what was typed.
 * Gives the value from before the refresh until the next one arrives.
 */
export function useStateAcrossRefresh<T>(live: AsyncState<T>): AsyncState<T> {
  // The same object until Fast Refresh runs this memo again, too.
  const round = useMemo(() => ({}), []);
  const [last, setLast] = useState({ round, live });
  const isRefreshed = live.status === 'loading' && last.round !== round;
  if (!isRefreshed && (last.live !== live || last.round !== round)) setLast({ round, live });
  return isRefreshed ? last.live : live;
}
