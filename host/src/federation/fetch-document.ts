import { decodeDocument } from '@bank/contracts';

/** The database may take this long before the page falls back to what it has, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** The service worker's mark on a response that it had cached; `host/src/service-worker.ts` sets it. */
const CACHED_HEADER = 'x-bank-cached';

export type FetchedDocument = {
  fields: Record<string, unknown>;
  /** Whether it comes from the cache: something newer may be live. */
  isCached: boolean;
};

/** Reads a document by Firestore's REST API. `cache` is `no-store` to bypass all caches. */
export async function fetchDocument(
  url: string,
  signal: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<FetchedDocument> {
  const response = await fetch(url, {
    cache,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} returned ${response.status}`);
  const isCached = response.headers.has(CACHED_HEADER);
  return { fields: decodeDocument(await response.json()), isCached };
}
