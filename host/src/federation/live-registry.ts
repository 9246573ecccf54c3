import type { RegistryIndex } from '@bank/contracts';
import { fetchIndex, snapshotIndex } from './fetch-index';
import type { fetchRelease, ReleaseRef } from './fetch-release';
import { mountedRemotes } from './mounted-remotes';
import { findEntry, isSame, mergeEntries } from './merge-entries';
import { documentOf, reportError } from './report-error';
import type { RegistrySource } from './registry-source';
import { siteEntry, type SiteEntry } from './site-entry';
import type { Substitutes } from './substitutes';

export type RegistryState =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | {
      status: 'ready';
      registry: { entries: readonly SiteEntry[] };
      /** The latest revision; entries of mounted remotes may be older. */
      newest: number;
      /** Mounted remotes with a newer live version, which is applied when they unmount. */
      pendingUpdates: readonly string[];
    };

/** Default polling interval of an open page, in seconds. */
const REFRESH_SECONDS = 5 * 60;

/** After this timeout, the page falls back to the snapshot in the host's files, in milliseconds. */
const SNAPSHOT_AFTER_MS = 3_000;

/** Store of the registry's index, kept up to date while it has subscribers. */
export type LiveRegistry = {
  state(): RegistryState;
  subscribe(listener: () => void): () => void;
  /** Reads the index again and applies it, except to mounted remotes. Never rejects. */
  refresh(): Promise<void>;
  /** Applies pending updates, also to mounted remotes. */
  applyUpdates(): void;
};

const defaultReaders = {
  readIndex: fetchIndex,
  readSnapshot: snapshotIndex,
  // A separate chunk: pages without a remote, such as sign-in, don't load it.
  readRelease: async (...of: Parameters<typeof fetchRelease>) =>
    (await import(/* webpackChunkName: 'remotes' */ './fetch-release')).fetchRelease(...of),
};

/** Reports what can't be read; a lost connection or a timeout is only logged. */
function reportUnreadable(error: unknown, document: 'index' | 'snapshot'): void {
  const isLost = error instanceof TypeError || error instanceof DOMException;
  reportError(error, isLost ? undefined : documentOf(document));
}

/** Before the first interaction, a newer version may replace even mounted remotes. */
function isBeforeFirstInteraction(): boolean {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  return userActivation?.hasBeenActive === false;
}

/** Reads the index on the first subscription, and a remote's release record on demand. */
export function createLiveRegistry(
  source: RegistrySource,
  substitutes: Promise<Substitutes> | null = null,
  { readIndex, readSnapshot, readRelease } = defaultReaders,
): LiveRegistry {
  const listeners = new Set<() => void>();
  let state: RegistryState = { status: 'loading' };
  let newest: { revision: number; entries: readonly SiteEntry[] } | undefined;
  let controller = new AbortController();

  const setState = (next: RegistryState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const publish = (isMounted: (name: string) => boolean) => {
    if (!newest) return;
    const current = state.status === 'ready' ? state.registry.entries : [];
    const { entries, pendingUpdates } = mergeEntries(current, newest.entries, isMounted);
    const isUnchanged =
      state.status === 'ready' &&
      entries === current &&
      state.newest === newest.revision &&
      String(pendingUpdates) === String(state.pendingUpdates);
    if (isUnchanged) return;
    setState({ status: 'ready', registry: { entries }, newest: newest.revision, pendingUpdates });
  };
  const releaseOf = async (ref: ReleaseRef) => {
    const read = () => readRelease(ref, source, controller.signal);
    return substitutes ? (await substitutes).applyToRelease(ref.name, read) : read();
  };
  /** Mounted remotes need their new record to tell whether another version is live. */
  const isMountedAndChanged = (fresh: SiteEntry) => {
    const { name } = fresh.remote;
    const current = state.status === 'ready' && findEntry(state.registry.entries, name);
    return current && mountedRemotes.has(name) && !isSame(current, fresh);
  };
  /** Replay protection: older revisions are ignored. */
  const isNewerRevision = ({ revision }: RegistryIndex) => !newest || revision > newest.revision;
  const applyIndex = async (fetched: RegistryIndex, isMounted = mountedRemotes.has) => {
    if (!isNewerRevision(fetched)) return;
    const index = substitutes ? await (await substitutes).applyToIndex(fetched) : fetched;
    for (const problem of index.rejected)
      reportUnreadable(new Error(`registry: ${problem}`), 'index');
    const { revoked } = index;
    const entries = index.remotes.map((remote) =>
      siteEntry(remote, (ref) => releaseOf({ ...ref, revoked })),
    );
    const changedInUse = entries.filter(isMountedAndChanged);
    await Promise.all(changedInUse.map(({ loader }) => loader.load().catch(reportError)));
    if (!isNewerRevision(index)) return;
    newest = { revision: index.revision, entries };
    publish(isMounted);
  };
  /** Never rejects. */
  const applySnapshot = async () => {
    try {
      const index = await readSnapshot();
      if (!newest) await applyIndex(index);
    } catch (error) {
      reportUnreadable(error, 'snapshot');
    }
  };
  const fail = () => {
    const retry = () => {
      setState({ status: 'loading' });
      void refresh();
    };
    setState({ status: 'failed', retry });
  };
  const read = async (cache?: RequestCache) => {
    const { signal } = controller;
    const { index, isCached } = await readIndex(source, signal, cache);
    if (!signal.aborted)
      await applyIndex(
        index,
        cache && isBeforeFirstInteraction() ? () => false : mountedRemotes.has,
      );
    return isCached;
  };
  /** Falls back to the snapshot. Never rejects; the page offers Retry only if it has no index at all. */
  const attempt = async (work: () => Promise<unknown>) => {
    const { signal } = controller;
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      reportUnreadable(error, 'index');
      if (newest) return;
      await applySnapshot();
      if (!newest) fail();
    }
  };
  const refresh = () => attempt(() => read('no-store'));
  /** Stale-while-revalidate: applies the service worker's cached copy, then reads the current index. */
  const readStaleWhileRevalidate = () =>
    attempt(async () => {
      // An invalid index may also be a cached copy, from before this page was deployed.
      const isStale = await read().catch(() => true);
      if (isStale) await read('no-store');
    });
  const start = () => {
    controller = new AbortController();
    const { signal } = controller;
    const refreshNow = () => void refresh();
    const refreshWhenVisible = () => document.visibilityState === 'visible' && refreshNow();
    const { refreshSeconds = REFRESH_SECONDS } = source.registry;
    const timer = setInterval(refreshWhenVisible, refreshSeconds * 1000);
    const snapshotTimer = setTimeout(() => {
      if (!newest) void applySnapshot();
    }, SNAPSHOT_AFTER_MS);
    const unsubscribe = mountedRemotes.subscribe(() => publish(mountedRemotes.has));
    window.addEventListener('online', refreshNow, { signal });
    document.addEventListener('visibilitychange', refreshWhenVisible, { signal });
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(snapshotTimer);
      unsubscribe();
    });
    void readStaleWhileRevalidate();
  };

  return {
    state: () => state,
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) controller.abort();
      };
    },
    refresh,
    applyUpdates: () => publish(() => false),
  };
}
