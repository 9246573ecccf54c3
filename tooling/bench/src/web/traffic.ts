import type { BrowserContext, CDPSession } from '@playwright/test';
import { observe } from './observe';

/** The network counts as idle after this time without requests, in milliseconds. */
const QUIET_MS = 1500;
const LIMIT_MS = 30_000;

/** Counts the requests and the script bytes of a page. */
class Traffic {
  requests = 0;
  /** Transferred bytes of JavaScript, including headers. */
  scriptBytes = 0;
  #lastAt = performance.now();
  readonly #scriptsUnderWay = new Set<string>();

  constructor(client: CDPSession) {
    client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (!request.url.startsWith('http')) return;
      this.requests += 1;
      this.#lastAt = performance.now();
      if (type === 'Script') this.#scriptsUnderWay.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!this.#scriptsUnderWay.delete(requestId)) return;
      this.scriptBytes += encodedDataLength;
      this.#lastAt = performance.now();
    });
  }

  /** Waits until all scripts are loaded, including prefetched ones. */
  async quiet(): Promise<void> {
    const limit = performance.now() + LIMIT_MS;
    const isQuiet = () =>
      this.#scriptsUnderWay.size === 0 && performance.now() - this.#lastAt > QUIET_MS;
    while (!isQuiet() && performance.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Opens a page and observes its traffic and timings. */
export async function open(context: BrowserContext) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const traffic = new Traffic(client);
  await observe(page);
  return { page, client, traffic };
}

/** Opens an observed page with an empty cache. */
export async function openFresh(context: BrowserContext) {
  const opened = await open(context);
  await opened.client.send('Network.clearBrowserCache');
  return opened;
}
