import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { versionedFile } from './requests';

/**
 * Responds from the cache, then with the same file of another version of the remote, and then from the
 * network. Files with equal names have equal content, so a release costs only the files that it changes; the
 * browser checks the integrity of every file.
 */
export class ImmutableFiles extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached =
      (await handler.cacheMatch(request)) ?? (await this.copyOfOtherVersion(request, handler));
    return cached ?? handler.fetchAndCachePut(request);
  }

  private async copyOfOtherVersion({ url }: Request, handler: StrategyHandler) {
    const wanted = new URL(url);
    const name = versionedFile(wanted);
    if (!name) return undefined;
    const cache = await caches.open(this.cacheName);
    const same = (await cache.keys()).find((other) => {
      const address = new URL(other.url);
      return address.origin === wanted.origin && versionedFile(address) === name;
    });
    const found = same && (await cache.match(same));
    if (!found) return undefined;
    // Without the URL of the other version: errors are attributed to the version whose file it is.
    const copy = new Response(found.body, found);
    await handler.cachePut(url, copy.clone());
    return copy;
  }
}
