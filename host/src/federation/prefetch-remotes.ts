import { matchPath } from '@bank/router';
import type { SiteEntry } from './site-entry';

/** Events on a link that trigger the prefetch of its target. */
const LINK_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function entryAt(entries: readonly SiteEntry[], pathname: string): SiteEntry | undefined {
  return entries.find(({ remote }) =>
    remote.routes.some(({ path }) => matchPath(path, pathname) !== null),
  );
}

function isForCustomers({ routes }: SiteEntry['remote']): boolean {
  return routes.some(({ access }) => access !== 'admin');
}

function orderOf({ remote }: SiteEntry): number {
  return Math.min(...remote.menu.map(({ order }) => order));
}

/**
 * Predicts the next remote for prefetching: after one of the host's own screens (such as sign-in) the
 * first item of the menu, after a menu item the one below it. No prediction on public pages.
 */
export function likelyNextEntry(
  entries: readonly SiteEntry[],
  pathname: string,
): SiteEntry | undefined {
  const current = entryAt(entries, pathname);
  if (current && current.remote.menu.length === 0) return undefined;
  const after = current ? orderOf(current) : -1;
  return entries
    .filter(({ remote }) => remote.menu.length > 0 && isForCustomers(remote))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .find((entry) => orderOf(entry) > after);
}

/** Calls back once the page has its heading, so that prefetches don't compete with the page itself. */
function afterFirstRender(work: () => void, signal: AbortSignal): void {
  const isDrawn = () => document.querySelector('main h1') !== null;
  if (isDrawn()) {
    work();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls back when the browser is idle, now and after each navigation. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const schedule = () => window.requestIdleCallback?.(() => signal.aborted || work());
  const scheduleAfterRender = () => afterFirstRender(schedule, signal);
  // Without the Navigation API, only the first page prefetches.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', scheduleAfterRender, { signal });
  scheduleAfterRender();
}

/**
 * Prefetches the code of remotes: of the current page immediately; of a link's target, including its
 * screen, on hover, focus or touch; of the likely next remote when the browser is idle or the user
 * types. A failed prefetch is retried when the remote is shown. Returns the function that stops it.
 */
export function prefetchRemotes(
  entries: readonly SiteEntry[],
  load: (entry: SiteEntry, pathname?: string) => unknown,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const fetchEntry = (entry: SiteEntry | undefined, pathname?: string) => {
    if (entry) load(entry, pathname);
  };
  const onLinkEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin)
      fetchEntry(entryAt(entries, link.pathname), link.pathname);
  };
  for (const type of LINK_EVENTS) {
    document.addEventListener(type, onLinkEvent, { passive: true, signal });
  }
  // In parallel with restoring the session, which the page waits for.
  fetchEntry(entryAt(entries, location.pathname));
  const fetchNext = () => fetchEntry(likelyNextEntry(entries, location.pathname));
  if (!savesData()) {
    // Also on auth pages: there the app only starts on the first interaction.
    whenIdle(fetchNext, signal);
    document.addEventListener('input', fetchNext, { passive: true, signal });
  }
  return () => controller.abort();
}
