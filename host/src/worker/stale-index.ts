const CACHE = 'bank-registry';
/** Marks a response from the cache; `fetch-document.ts` reads it. */
const CACHED_HEADER = 'x-bank-cached';

/**
 * Responds to a request for the registry's index from the cache, or from the network if nothing is cached
 * or the request bypasses caches (`no-store`). Network responses are cached for the next visit.
 */
export async function staleIndex({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = request.cache === 'no-store' ? undefined : await cache.match(request.url);
  if (cached) {
    const headers = new Headers(cached.headers);
    headers.set(CACHED_HEADER, 'true');
    return new Response(cached.body, { status: cached.status, headers });
  }
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}
