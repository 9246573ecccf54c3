import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { ImmutableFiles } from './worker/immutable-files';
import { isImmutable, isPage, isRegistryIndex, SHELL, shellOf } from './worker/requests';
import { staleIndex } from './worker/stale-index';

// Replaced at build time: files with a content hash in their name, and files with fixed names.
declare const BANK_APP_FILES: string[];
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

/** Timeout before the cached page is shown instead, in seconds. */
const NETWORK_TIMEOUT_SECONDS = 3;
/** More than the bank has; the files of old versions are evicted first. */
const MAX_FILES = 150;

const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
precacheAndRoute(BANK_NAMED_FILES, { ignoreURLParametersMatching: [], cleanURLs: false });

// A file with a content hash in its name never changes.
const expiration = new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true });
const files = new ImmutableFiles({
  cacheName: 'bank-files',
  // Workbox's types are incompatible with `exactOptionalPropertyTypes`.
  plugins: [expiration as WorkboxPlugin],
});
registerRoute(({ url }) => isImmutable(url), files);

// Stale-while-revalidate: the page revalidates the cached index and applies changes.
registerRoute(({ url }) => isRegistryIndex(url), staleIndex);
const pages = new NetworkFirst({
  cacheName: 'bank-pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  // All app pages share one cache entry, so no URL with user data is stored.
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => shellOf(new URL(request.url)) ?? SHELL }],
});
registerRoute(({ request }) => isPage(request), pages);

// Not cached during `install`: Chromium would compile those files completely, and every page would read a
// megabyte of compiled code before its scripts run.
self.addEventListener('message', (event) => {
  const cached = BANK_APP_FILES.map((url) => files.handle({ event, request: new Request(url) }));
  // A customer may have opened prerendered pages only.
  cached.push(pages.handle({ event, request: new Request(SHELL) }));
  event.waitUntil(Promise.allSettled(cached));
});

setCatchHandler(async ({ request }) => {
  const isNavigation = request.mode === 'navigate';
  return (isNavigation && (await matchPrecache(OFFLINE_PAGE))) || Response.error();
});
