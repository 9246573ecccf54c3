const NAME = 'registry-index';
/** How long a prefetched index stays valid, in milliseconds. */
const MAX_AGE_MS = 30_000;

/** Stores the index that the first script has fetched in the page, for the app. */
export function storePrefetchedIndex(page: Document, url: string, text: string): void {
  const meta = page.createElement('meta');
  meta.name = NAME;
  meta.content = text;
  meta.dataset.url = url;
  meta.dataset.at = String(Date.now());
  page.head.append(meta);
}

/** Takes the index that the first script has fetched from `url`; null if there is none or it is too old. */
export function takePrefetchedIndex(page: Document, url: string): unknown {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  if (!meta) return null;
  meta.remove();
  const isFresh = Date.now() - Number(meta.dataset.at) < MAX_AGE_MS;
  return isFresh && meta.dataset.url === url ? JSON.parse(meta.content) : null;
}
