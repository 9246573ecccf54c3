const NAME = 'registry-index';
/** An index that was read longer ago is read again, in milliseconds. */
const FRESH_MS = 30_000;

/** Keeps the index that the first script has read, for the program. */
export function storePrefetchedIndex(page: Document, url: string, text: string): void {
  const meta = page.createElement('meta');
  meta.name = NAME;
  meta.content = text;
  meta.dataset.url = url;
  meta.dataset.at = String(Date.now());
  page.head.append(meta);
}

/** The index that the first script has read from `url`, once; null if it has none, or an old one. */
export function takePrefetchedIndex(page: Document, url: string): unknown {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  if (!meta) return null;
  meta.remove();
  const isFresh = Date.now() - Number(meta.dataset.at) < FRESH_MS;
  return isFresh && meta.dataset.url === url ? JSON.parse(meta.content) : null;
}
