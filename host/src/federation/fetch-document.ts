import { decodeDocument } from '@bank/contracts';
import { fetchWithAppCheck } from './fetch-with-app-check';
import { LOAD_LIMITS } from './load-limits';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

/** Header of responses from the service worker's cache; `worker/stale-index.ts` sets it. */
const CACHED_HEADER = 'x-bank-cached';

export type FetchedDocument = {
  fields: Record<string, unknown>;
  /** Whether it comes from the service worker's cache and may be stale. */
  isCached: boolean;
};

/** Reads a document with Firestore's REST API. `no-store` bypasses all caches. */
export async function fetchDocument(
  url: string,
  signal: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<FetchedDocument> {
  const response = await (process.env.BANK_APP_CHECK_KEY ? fetchWithAppCheck : fetch)(url, {
    cache,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LOAD_LIMITS.read)]),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} returned ${response.status}`);
  const isCached = response.headers.has(CACHED_HEADER);
  return { fields: decodeDocument(await response.json()), isCached };
}
