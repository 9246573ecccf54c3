import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

type Initiator = {
  type: string;
  url?: string;
  stack?: Stack;
};
type Stack = { callFrames: { url: string }[]; parent?: Stack };
export type RecordedRequest = { url: string; type: string; initiators: string[]; depth: number };

/** Records all requests of a page with their initiators. */
export class Requests {
  readonly all: RecordedRequest[] = [];
  readonly #depths = new Map<string, number>();

  private constructor(private readonly page: Page) {}

  /** Fetches a URL again, outside of the page. */
  async bodyOf(url: string): Promise<Buffer> {
    return (await this.page.request.get(url, { maxRetries: 3 })).body();
  }

  static async of(page: Page): Promise<Requests> {
    const requests = new Requests(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Debugger.enable');
    // Without async stacks, requests after an await have no initiator.
    await client.send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
    requests.#listen(client);
    return requests;
  }

  #listen(client: CDPSession): void {
    client.on('Network.requestWillBeSent', ({ request, initiator, type, redirectResponse }) => {
      // A CORS preflight belongs to its request.
      if (redirectResponse || request.method === 'OPTIONS') return;
      if (!request.url.startsWith('http')) return;
      const initiators = initiatorsOf(initiator as Initiator);
      // One more than the deepest script that initiated it.
      const depth = 1 + Math.max(0, ...initiators.map((url) => this.#depths.get(url) ?? 0));
      if (!this.#depths.has(request.url)) this.#depths.set(request.url, depth);
      this.all.push({ url: request.url, type: type ?? '', initiators, depth });
    });
  }

  /** The requests whose URL matches, without those the browser sends on its own. */
  matching(pattern: RegExp): RecordedRequest[] {
    return this.all.filter(({ url }) => pattern.test(url));
  }

  /** The compressed size of all scripts so far, in kilobytes. */
  async kilobytesOfScripts(): Promise<number> {
    const urls = new Set(this.all.filter(({ type }) => type === 'Script').map(({ url }) => url));
    let bytes = 0;
    for (const url of urls) {
      const body = await this.bodyOf(url);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      bytes += brotliCompressSync(body, { params }).length;
    }
    return bytes / 1000;
  }
}

function initiatorsOf({ url, stack }: Initiator): string[] {
  const urls: string[] = url ? [url] : [];
  for (let part = stack; part; part = part.parent) {
    urls.push(...part.callFrames.map((frame) => frame.url));
  }
  return [...new Set(urls.filter((each) => each.startsWith('http')))];
}
