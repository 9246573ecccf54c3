import type { SiteIndex } from '@bank/contracts';
import { fetchIndex } from './fetch-index';
import type { fetchLine, LineOf } from './fetch-line';
import { type Override, overridden } from './override';
import { heldRemotes } from './held-remotes';
import { findEntry, isSame, mergeEntries } from './merge-entries';
import { reportError } from './report-error';
import type { RegistrySource } from './signed-file';
import { siteEntry, type SiteEntry } from './site-entry';

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

/** How often a page that stays open asks what is live, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;

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
  // Pages without a remote, such as the door, do without it.
  readLine: async (...of: Parameters<typeof fetchLine>) =>
    (await import(/* webpackChunkName: 'remotes' */ './fetch-line')).fetchLine(...of),
};

/** Reads the registry's index once it is watched, and a remote's line when it is wanted. */
export function createLiveRegistry(
  source: RegistrySource,
  override: Override | null = null,
  { readIndex, readLine } = reads,
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
  const lineOf = async (line: LineOf) =>
    overridden(await readLine(line, source, controller.signal), override);
  /** Only the new line of a remote in use says whether another version of it is live. */
  const isUnderHands = (fresh: SiteEntry) => {
    const { name } = fresh.remote;
    const drawn = state.status === 'ready' && findEntry(state.registry.entries, name);
    return drawn && heldRemotes.has(name) && !isSame(drawn, fresh);
  };
  // What was signed earlier is no news, whoever serves it.
  const isNews = ({ revision }: SiteIndex) => !newest || revision > newest.revision;
  const take = async (index: SiteIndex) => {
    if (!isNews(index)) return;
    for (const problem of index.rejected) reportError(new Error(`registry: ${problem}`));
    const entries = index.remotes.map((remote) => siteEntry(remote, lineOf));
    const used = entries.filter(isUnderHands);
    await Promise.all(used.map(({ versions }) => versions.get().catch(reportError)));
    if (!isNews(index)) return;
    newest = { revision: index.revision, entries };
    draw(heldRemotes.has);
  };
  const refresh = async () => {
    const { signal } = controller;
    try {
      const index = await readIndex(source, signal);
      if (!signal.aborted) await take(index);
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      // Whoever has one already goes on with it.
      if (newest) return;
      const retry = () => {
        become({ status: 'loading' });
        void refresh();
      };
      become({ status: 'failed', retry });
    }
  };
  const start = () => {
    controller = new AbortController();
    const { signal } = controller;
    const ask = () => void refresh();
    const askWhenSeen = () => document.visibilityState === 'visible' && ask();
    const timer = setInterval(askWhenSeen, INTERVAL_MS);
    const stopWatching = heldRemotes.watch(() => draw(heldRemotes.has));
    window.addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', askWhenSeen, { signal });
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      stopWatching();
    });
    ask();
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
