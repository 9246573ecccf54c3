import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { prefetchRemotes } from './prefetch-remotes';
import type { LiveRegistry, RegistryState } from './live-registry';
import { loadRemoteModule, prepareScreen } from './load-remote';
import type { SiteEntry } from './site-entry';

export const RegistryContext = createContext<LiveRegistry | null>(null);

export function useLiveRegistry(): LiveRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useLiveRegistry must be called inside a RegistryContext');
  return registry;
}

/** Prefetches a remote, and its screen if a path is given. Failures are retried when it is shown. */
async function prefetchEntry({ loader }: SiteEntry, pathname?: string): Promise<void> {
  const [best] = await loader.load().catch(() => []);
  const result = best && (await loadRemoteModule(best));
  if (pathname !== undefined && result) await prepareScreen(result, pathname);
}

/** Subscribes to the registry's index, and prefetches remotes. */
export function useRegistry(): RegistryState {
  const live = useLiveRegistry();
  const state = useSyncExternalStore(live.subscribe, live.state);
  const entries = state.status === 'ready' ? state.registry.entries : undefined;
  const newest = state.status === 'ready' ? state.newest : undefined;
  useEffect(() => {
    // Shows the revision in the DOM, for debugging.
    if (newest !== undefined) document.documentElement.dataset.registry = String(newest);
  }, [newest]);
  useEffect(() => (entries ? prefetchRemotes(entries, prefetchEntry) : undefined), [entries]);
  return state;
}
