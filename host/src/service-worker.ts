import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isImmutable, isPage, isRegistryIndex, SHELL, shellOf } from './worker/requests';
import { staleIndex } from './worker/stale-index';

// The build puts the files of every page in their places: those that are named by what they hold, and
// those whose names stay.
declare const BANK_PROGRAM_FILES: string[];
declare const BANK_NAMED_FILES: { url: string; revision: string }[];
declare const self: {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A page may take this long before the cached one is shown instead, in seconds. */
const DEADLINE = 3;
/** The bank has fewer files than this; old versions go first. */
const MOST_FILES = 150;

const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
precacheAndRoute(BANK_NAMED_FILES, { ignoreURLParametersMatching: [], cleanURLs: false });

// A name that holds a hash names the same bytes for ever.
const expiration = new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true });
const files = new CacheFirst({
  cacheName: 'bank-files',
  // Workbox's own types do not agree where an absent property must be absent.
  plugins: [expiration as WorkboxPlugin],
});
registerRoute(({ url }) => isImmutable(url), files);

// Not as the worker is installed: Chromium compiles what is kept then whole, a megabyte that every page
// would read before its program runs.
self.addEventListener('message', (event) => {
  const kept = BANK_PROGRAM_FILES.map((url) => files.handle({ event, request: new Request(url) }));
  event.waitUntil(Promise.allSettled(kept));
});

// Stale while revalidate: the page revalidates what it got from here, and draws what has changed.
registerRoute(({ url }) => isRegistryIndex(url), staleIndex);
registerRoute(
  ({ request }) => isPage(request),
  new NetworkFirst({
    cacheName: 'bank-pages',
    networkTimeoutSeconds: DEADLINE,
    // The pages of the program are one file, whatever their address says of the person's business.
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => shellOf(new URL(request.url)) ?? SHELL },
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  const isNavigation = request.mode === 'navigate';
  return (isNavigation && (await matchPrecache(OFFLINE_PAGE))) || Response.error();
});
