import { useEffect, useEffectEvent } from 'react';
import { LOAD_LIMITS } from './load-limits';

/**
 * While the failure card is shown, calls `attempt` with exponential backoff, so that the remote recovers without
 * the user. A hidden page waits. `attempt` must not reject.
 */
export function useBackgroundRetry(isFailed: boolean, attempt: () => Promise<void>): void {
  const onAttempt = useEffectEvent(attempt);
  useEffect(() => {
    if (!isFailed) return undefined;
    let isCurrent = true;
    let delay: number = LOAD_LIMITS.backgroundRetry;
    const run = async () => {
      if (document.visibilityState === 'visible') {
        await onAttempt();
        delay = Math.min(2 * delay, LOAD_LIMITS.longestBackgroundRetry);
      }
      if (isCurrent) timer = setTimeout(() => void run(), delay);
    };
    let timer = setTimeout(() => void run(), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isFailed]);
}
