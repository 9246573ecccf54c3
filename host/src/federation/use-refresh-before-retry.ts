import { useCallback } from 'react';
import { useLiveRegistry } from './use-registry';

/** Timeout for the refresh before a retry, in milliseconds. */
const REFRESH_TIMEOUT_MS = 3_000;

/** Refreshes the registry before `retry`, because the failed version may have been rolled back. */
export function useRefreshBeforeRetry(retry: () => void): () => Promise<void> {
  const registry = useLiveRegistry();
  return useCallback(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, REFRESH_TIMEOUT_MS));
    await Promise.race([registry.refresh(), timeout]);
    retry();
  }, [registry, retry]);
}
