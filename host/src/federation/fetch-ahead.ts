import { matchPath } from '@bank/router';
import type { SiteEntry } from './site-entry';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

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
 * Where people go next: from the host's own screens (they sign in) to the first item of the menu,
 * from an item to the one after it. Nobody knows where a visitor of a public page goes.
 */
export function likeliestNext(
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

/** Calls back once the page has its heading: what it is made of goes before what may come next. */
function whenDrawn(work: () => void, signal: AbortSignal): void {
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

/** Calls back, when the browser has nothing else to do, now and after each move through the site. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const askNow = () => window.requestIdleCallback?.(() => signal.aborted || work());
  const ask = () => whenDrawn(askNow, signal);
  // The Navigation API, where there is one; elsewhere only the first page counts.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', ask, { signal });
  ask();
}

/**
 * Fetches a remote's code before it is needed: that of the page itself at once; another's, with the
 * screen, when a link to it is pointed at, focused or touched; and in idle time, or while somebody
 * types, the likeliest next one. What fails is asked for again when it is needed.
 */
export function fetchAhead(
  entries: readonly SiteEntry[],
  load: (entry: SiteEntry, pathname?: string) => unknown,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const fetchEntry = (entry: SiteEntry | undefined, pathname?: string) => {
    if (entry) load(entry, pathname);
  };
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin)
      fetchEntry(entryAt(entries, link.pathname), link.pathname);
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, onSign, { passive: true, signal });
  }
  // Side by side with the session, which the page waits for before it shows anything.
  fetchEntry(entryAt(entries, location.pathname));
  const fetchNext = () => fetchEntry(likeliestNext(entries, location.pathname));
  if (!savesData()) {
    // Whoever only looks at the door may never come in: there it begins with typing.
    whenIdle(() => entryAt(entries, location.pathname) && fetchNext(), signal);
    document.addEventListener('input', fetchNext, { passive: true, signal });
  }
  return () => controller.abort();
}
