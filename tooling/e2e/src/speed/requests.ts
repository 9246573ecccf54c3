import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

type Initiator = {
  type: string;
  url?: string;
  stack?: Stack;
};
type Stack = { callFrames: { url: string }[]; parent?: Stack };
export type Asked = { url: string; type: string; initiators: string[]; depth: number };

/** Everything that a page asks for, with what made it ask. */
export class Requests {
  readonly all: Asked[] = [];
  readonly #depths = new Map<string, number>();

  private constructor(private readonly page: Page) {}

  /** What an address gives, asked for once more beside the page. */
  async bodyOf(url: string): Promise<Buffer> {
    return (await this.page.request.get(url, { maxRetries: 3 })).body();
  }

  static async of(page: Page): Promise<Requests> {
    const requests = new Requests(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Debugger.enable');
    // Without it nobody knows who began what goes on after an await.
    await client.send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
    requests.#listen(client);
    return requests;
  }

  #listen(client: CDPSession): void {
    client.on('Network.requestWillBeSent', ({ request, initiator, type, redirectResponse }) => {
      // Asking whether one may ask is a part of asking.
      if (redirectResponse || request.method === 'OPTIONS') return;
      if (!request.url.startsWith('http')) return;
      const initiators = initiatorsOf(initiator as Initiator);
      // As deep as the deepest of the scripts that had to be there before.
      const depth = 1 + Math.max(0, ...initiators.map((url) => this.#depths.get(url) ?? 0));
      if (!this.#depths.has(request.url)) this.#depths.set(request.url, depth);
      this.all.push({ url: request.url, type: type ?? '', initiators, depth });
    });
  }

  /** Of scripts and of data, the names: without what a browser asks for on its own. */
  matching(pattern: RegExp): Asked[] {
    return this.all.filter(({ url }) => pattern.test(url));
  }

  /** What the scripts so far weigh, compressed as a good server does, in thousands of bytes. */
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
