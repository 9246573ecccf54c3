/** The page of every address that has none of its own. */
export const SHELL = '/app.html';

/** Pages with a file of their own, as a build names it; every other address is the program's. */
const OWN_PAGES: Readonly<Record<string, string>> = { '/': '/', '/AboutUs': '/AboutUs' };

/** Whether a file's name holds a hash of its content. With a query it is asked for past what is kept. */
export function isImmutable({ pathname, search }: URL): boolean {
  return search === '' && /\.[0-9a-f]{8}\.(js|css|woff2|html|svg|png)$/.test(pathname);
}

/** Whether it is the registry's index in the database. The page itself caches release records. */
export function isRegistryIndex({ pathname }: URL): boolean {
  return /\/documents\/registry\/index$/.test(pathname);
}

export function isPage({ mode }: Request): boolean {
  return mode === 'navigate';
}

/** Under which address a page is kept; `null`: it is the program's. No address of a person's is kept. */
export function shellOf({ pathname }: URL): string | null {
  return Object.hasOwn(OWN_PAGES, pathname) ? (OWN_PAGES[pathname] ?? null) : null;
}
