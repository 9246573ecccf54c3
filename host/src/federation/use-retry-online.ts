import { useCallback, useEffect, useState } from 'react';

/**
 * Whether a remote that has just failed is retried at once: its load may have begun offline and failed after
 * the browser was back online. The failure card, which retries on that event, was not there yet. Also returns
 * `retry`, after which only the next such event counts.
 */
export function useRetryOnline(onRetry: () => Promise<void>) {
  const [retriesAtOnce, setRetriesAtOnce] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('online', () => setRetriesAtOnce(true), controller);
    return () => controller.abort();
  }, []);
  const retry = useCallback(() => {
    setRetriesAtOnce(false);
    return onRetry();
  }, [onRetry]);
  return { retriesAtOnce, retry };
}
