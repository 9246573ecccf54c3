import { useCallback } from 'react';
import { LOAD_LIMITS } from './load-limits';
import { useLiveRegistry } from './use-registry';

/** Refreshes the registry before `retry`, because the failed version may have been rolled back. */
export function useRefreshBeforeRetry(retry: () => void): () => Promise<void> {
  const registry = useLiveRegistry();
  return useCallback(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_LIMITS.refresh));
    await Promise.race([registry.refresh(), timeout]);
    retry();
  }, [registry, retry]);
}
