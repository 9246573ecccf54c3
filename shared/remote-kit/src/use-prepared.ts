import { useEffect, useState } from 'react';
import type { Prefetchable } from './lazy-screen';

/**
 * Loads a part of a screen. Returns whether it has loaded or failed, so that a screen can wait for a part that would
 * move others; a failure is thrown where the part renders.
 */
export function usePrepared({ prepare, isPrepared }: Prefetchable): boolean {
  const [isSettled, setIsSettled] = useState(isPrepared);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    prepare().then(settle, settle);
  }, [prepare]);
  return isSettled;
}
