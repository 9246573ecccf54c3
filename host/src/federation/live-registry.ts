import type { RegistryIndex } from '@bank/contracts';
import { fetchIndex, snapshotIndex } from './fetch-index';
import type { fetchRelease, ReleaseOf } from './fetch-release';
import { heldRemotes } from './held-remotes';
import { findEntry, isSame, mergeEntries } from './merge-entries';
import { reportError } from './report-error';
import type { RegistrySource } from './registry-source';
import { siteEntry, type SiteEntry } from './site-entry';
import type { Substitutes } from './substitutes';

export type RegistryState =
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | {
      status: 'ready';
      registry: { entries: readonly SiteEntry[] };
      /** The revision that was read last; entries of remotes in use may be older. */
      newest: number;
      /** The remotes on the page of which a newer version is live. */
      waiting: readonly string[];
    };

/** How often a page that stays open asks what is live, unless its environment says otherwise. */
const REFRESH_SECONDS = 5 * 60;

/** Without an answer by then, the page starts from the snapshot in the host's files, in milliseconds. */
const SNAPSHOT_AFTER_MS = 3_000;

/** What is live, kept up to date while the page is open. */
export type LiveRegistry = {
  state(): RegistryState;
  watch(listener: () => void): () => void;
  /** Asks again; what comes back is drawn at once, but for remotes that are in use. Never rejects. */
  refresh(): Promise<void>;
  /** Draws the newest versions of all remotes, also of those in use. */
  adopt(): void;
};

const reads = {
  readIndex: fetchIndex,
  readSnapshot: snapshotIndex,
  // In a chunk of its own: pages without a remote, such as sign-in, do not load it.
  readRelease: async (...of: Parameters<typeof fetchRelease>) =>
    (await import(/* webpackChunkName: 'remotes' */ './fetch-release')).fetchRelease(...of),
};

/** Until the person has used the page, a newer version may replace what is drawn. */
function isUnused(): boolean {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  return userActivation?.hasBeenActive === false;
}

/** Reads the registry's index once it is watched, and a remote's release record when it is needed. */
export function createLiveRegistry(
  source: RegistrySource,
  substitutes: Promise<Substitutes> | null = null,
  { readIndex, readSnapshot, readRelease } = reads,
): LiveRegistry {
  const listeners = new Set<() => void>();
  let state: RegistryState = { status: 'loading' };
  let newest: { revision: number; entries: readonly SiteEntry[] } | undefined;
  let controller = new AbortController();

  const become = (next: RegistryState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const draw = (isHeld: (name: string) => boolean) => {
    if (!newest) return;
    const drawn = state.status === 'ready' ? state.registry.entries : [];
    const { entries, waiting } = mergeEntries(drawn, newest.entries, isHeld);
    const isUnchanged =
      state.status === 'ready' &&
      entries === drawn &&
      state.newest === newest.revision &&
      String(waiting) === String(state.waiting);
    if (isUnchanged) return;
    become({ status: 'ready', registry: { entries }, newest: newest.revision, waiting });
  };
  const releaseOf = async (of: ReleaseOf) => {
    const read = () => readRelease(of, source, controller.signal);
    return substitutes ? (await substitutes).applyToRelease(of.name, read) : read();
  };
  /** Only the new record of a remote in use says whether another version of it is live. */
  const isUnderHands = (fresh: SiteEntry) => {
    const { name } = fresh.remote;
    const drawn = state.status === 'ready' && findEntry(state.registry.entries, name);
    return drawn && heldRemotes.has(name) && !isSame(drawn, fresh);
  };
  const isNews = ({ revision }: RegistryIndex) => !newest || revision > newest.revision;
  const take = async (fetched: RegistryIndex, isHeld = heldRemotes.has) => {
    if (!isNews(fetched)) return;
    const index = substitutes ? await (await substitutes).applyToIndex(fetched) : fetched;
    for (const problem of index.rejected) reportError(new Error(`registry: ${problem}`));
    const { revoked } = index;
    const entries = index.remotes.map((remote) =>
      siteEntry(remote, (of) => releaseOf({ ...of, revoked })),
    );
    const used = entries.filter(isUnderHands);
    await Promise.all(used.map(({ versions }) => versions.get().catch(reportError)));
    if (!isNews(index)) return;
    newest = { revision: index.revision, entries };
    draw(isHeld);
  };
  const takeSnapshot = async () => {
    const index = await readSnapshot();
    if (!newest) await take(index);
  };
  const fail = () => {
    const retry = () => {
      become({ status: 'loading' });
      void refresh();
    };
    become({ status: 'failed', retry });
  };
  const read = async (cache?: RequestCache) => {
    const { signal } = controller;
    const { index, isCached } = await readIndex(source, signal, cache);
    if (!signal.aborted) await take(index, cache && isUnused() ? () => false : heldRemotes.has);
    return isCached;
  };
  /** Never rejects. Only if there is nothing to draw at all, the page offers Retry. */
  const attempt = async (work: () => Promise<unknown>) => {
    const { signal } = controller;
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      if (newest) return;
      await takeSnapshot().catch((cause: unknown) => {
        reportError(cause);
        if (!newest) fail();
      });
    }
  };
  const refresh = () => attempt(() => read('no-store'));
  /** Stale while revalidate: what the service worker has cached is drawn, and checked at once. */
  const readFirst = () =>
    attempt(async () => {
      // Also what cannot be read may be a cached copy, from before this page was deployed.
      const isStale = await read().catch(() => true);
      if (isStale) await read('no-store');
    });
  const start = () => {
    controller = new AbortController();
    const { signal } = controller;
    const ask = () => void refresh();
    const askWhenSeen = () => document.visibilityState === 'visible' && ask();
    const { refreshSeconds = REFRESH_SECONDS } = source.registry;
    const timer = setInterval(askWhenSeen, refreshSeconds * 1000);
    const late = setTimeout(() => {
      if (!newest) takeSnapshot().catch(reportError);
    }, SNAPSHOT_AFTER_MS);
    const stopWatching = heldRemotes.watch(() => draw(heldRemotes.has));
    window.addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', askWhenSeen, { signal });
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(late);
      stopWatching();
    });
    void readFirst();
  };

  return {
    state: () => state,
    watch(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) controller.abort();
      };
    },
    refresh,
    adopt: () => draw(() => false),
  };
}
