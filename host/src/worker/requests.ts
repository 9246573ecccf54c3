import { authPaths } from '../auth-screens/auth-paths';
import { DASHBOARD } from '../auth-screens/destination';

/** The HTML file of all pages that are not prerendered. */
export const SHELL = '/app.html';

/** Prerendered pages, which have their own HTML file. */
const PRERENDERED_PAGES = ['/', '/AboutUs', DASHBOARD, ...Object.values<string>(authPaths)];

/** Whether a file's name contains a content hash. A query bypasses the cache (retry). */
export function isImmutable({ pathname, search }: URL): boolean {
  return search === '' && /\.[0-9a-f]{8}\.(js|css|woff2|html|svg|png)$/.test(pathname);
}

/** Returns the name of a file in the folder of a remote's version; undefined for other URLs. */
export function versionedFile({ pathname }: URL): string | undefined {
  return /^\/[0-9a-f]{16}\/([^/]+)$/.exec(pathname)?.[1];
}

/** Whether a URL is the registry's index in the database. The page itself caches release records. */
export function isRegistryIndex({ pathname }: URL): boolean {
  return /\/documents\/registry\/index$/.test(pathname);
}

export function isPage({ mode }: Request): boolean {
  return mode === 'navigate';
}

/** The cache key of a prerendered page; null for app pages, whose URLs may contain user data. */
export function shellOf({ pathname }: URL): string | null {
  return PRERENDERED_PAGES.includes(pathname) ? pathname : null;
}
