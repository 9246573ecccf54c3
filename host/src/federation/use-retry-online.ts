import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the browser has come back online since the remote was opened or last retried. A remote that then fails
 * is retried once without asking: its load may have begun offline, and the failure card, which retries on that
 * event, was not there yet. Also returns `retry`.
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
