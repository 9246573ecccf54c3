import { useCallback } from 'react';
import { useLiveRegistry } from './use-registry';

/** How long a second attempt waits to hear whether something else is live by now, in milliseconds. */
const NEWS_MS = 3_000;

/** Asks what is live before `retry`: what failed may have been taken back, and then another comes into its place. */
export function useNewsBefore(retry: () => void): () => Promise<void> {
  const registry = useLiveRegistry();
  return useCallback(async () => {
    const late = new Promise((resolve) => setTimeout(resolve, NEWS_MS));
    await Promise.race([registry.refresh(), late]);
    retry();
  }, [registry, retry]);
}
