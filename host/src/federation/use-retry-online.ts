import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the browser has come back online while the remote was loading. If that load fails, it is retried once
 * without asking: it may have begun offline, and the failure card, which retries on that event, was not there
 * yet. Also returns `retry`.
 */
export function useRetryOnline(onRetry: () => Promise<void>, isLoaded: boolean) {
  const [retriesAtOnce, setRetriesAtOnce] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const controller = new AbortController();
    window.addEventListener('online', () => setRetriesAtOnce(true), controller);
    return () => {
      controller.abort();
      setRetriesAtOnce(false);
    };
  }, [isLoaded]);
  const retry = useCallback(() => {
    setRetriesAtOnce(false);
    return onRetry();
  }, [onRetry]);
  return { retriesAtOnce, retry };
}
