import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { fetchAhead } from './fetch-ahead';
import type { LiveRegistry, RegistryState } from './live-registry';
import { loadRemoteModule, prepareScreen } from './load-remote';
import type { SiteEntry } from './site-entry';

/** The registry of this page. */
export const RegistryContext = createContext<LiveRegistry | null>(null);

export function useLiveRegistry(): LiveRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useLiveRegistry must be called inside a RegistryContext');
  return registry;
}

/** What fails is asked for again when it is needed. */
async function loadAhead({ versions }: SiteEntry, pathname?: string): Promise<void> {
  const [best] = await versions.get().catch(() => []);
  const result = best && (await loadRemoteModule(best));
  if (pathname !== undefined && result) await prepareScreen(result, pathname);
}

/** What is live, as this page has it; changes as remotes are released. */
export function useRegistry(): RegistryState {
  const live = useLiveRegistry();
  const state = useSyncExternalStore(live.watch, live.state);
  const entries = state.status === 'ready' ? state.registry.entries : undefined;
  const newest = state.status === 'ready' ? state.newest : undefined;
  useEffect(() => {
    // Whoever looks into the page sees what it goes by.
    if (newest !== undefined) document.documentElement.dataset.registry = String(newest);
  }, [newest]);
  useEffect(() => (entries ? fetchAhead(entries, loadAhead) : undefined), [entries]);
  return state;
}
