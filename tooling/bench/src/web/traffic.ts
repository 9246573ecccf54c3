import type { BrowserContext, CDPSession } from '@playwright/test';
import { observe } from './observe';

/** Nothing new for so long, and a page has what it wanted; longer than one answer takes, in milliseconds. */
const QUIET_MS = 1500;
const LIMIT_MS = 30_000;

/** What a page asks for, and what it gets. */
class Traffic {
  requests = 0;
  /** Bytes of JavaScript as they were sent, with their headers. */
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

  /** Waits until all scripts have come, also those that come ahead of the next page. */
  async quiet(): Promise<void> {
    const limit = performance.now() + LIMIT_MS;
    const isQuiet = () =>
      this.#scriptsUnderWay.size === 0 && performance.now() - this.#lastAt > QUIET_MS;
    while (!isQuiet() && performance.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A page of which everything is heard. */
export async function open(context: BrowserContext) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const traffic = new Traffic(client);
  await observe(page);
  return { page, client, traffic };
}

/** The same, with an empty cache. */
export async function openFresh(context: BrowserContext) {
  const opened = await open(context);
  await opened.client.send('Network.clearBrowserCache');
  return opened;
}
