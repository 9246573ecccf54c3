import type { CDPSession, Page } from '@playwright/test';
import type { DatabaseUse } from '@bank/bench/read-budgets';
import { environment } from '../fixtures/environment';

/** The network counts as idle after this time without traffic of the database, in milliseconds. */
const QUIET_MS = 1_000;

const PORT = environment.firestoreHost.split(':')[1];

type Message = {
  documentChange?: { document: { name: string }; targetIds?: number[] };
  targetChange?: { targetChangeType?: string; targetIds?: number[] };
};
type Sent = { url: URL; method: string; body: string };
type Unary = { found?: object; missing?: string; document?: object; result?: object };

/** The messages of a WebChannel stream: each chunk has its length, a line break and the chunk. */
function messagesIn(stream: string): Message[] {
  const messages: Message[] = [];
  let rest = stream;
  for (;;) {
    const start = rest.indexOf('\n') + 1;
    const end = start + Number(rest.slice(0, start));
    if (start === 0 || rest.length < end) return messages;
    const chunk = JSON.parse(rest.slice(start, end)) as [number, Message[]][];
    messages.push(...chunk.flatMap(([, sent]) => sent));
    rest = rest.slice(end);
  }
}

/** The listeners that a page adds in one request of its WebChannel stream. */
function targetsIn(body: string): number[] {
  return [...new URLSearchParams(body)].flatMap(([key, text]) => {
    if (!key.endsWith('___data__')) return [];
    const { addTarget } = JSON.parse(text) as { addTarget?: { targetId: number } };
    return addTarget ? [addTarget.targetId] : [];
  });
}

/**
 * Counts what a page asks of Firestore, from the browser's requests and responses: listeners, REST reads,
 * aggregations and commits. Firestore charges a query that finds nothing, and a missing document, as one read.
 */
export class DatabaseTraffic {
  /** By id: the request, until it is answered. */
  readonly #sent = new Map<string, Sent>();
  readonly #streams = new Map<string, Buffer[]>();
  readonly #targets = new Set<number>();
  readonly #rest: DatabaseUse[] = [];
  #lastAt = performance.now();

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<DatabaseTraffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new DatabaseTraffic(session);
    traffic.#observe();
    await session.send('Network.enable', { maxPostDataSize: 1_000_000 });
    return traffic;
  }

  /** True if nothing is under way and nothing happened for a while. */
  isQuiet(): boolean {
    return this.#sent.size === 0 && performance.now() - this.#lastAt > QUIET_MS;
  }

  use(): DatabaseUse {
    const messages = [...this.#streams.values()].flatMap((parts) =>
      messagesIn(Buffer.concat(parts).toString()),
    );
    // A listener gets a document again if the stream breaks, which is not what opening the screen costs.
    const found = new Set(
      messages.flatMap(({ documentChange }) =>
        (documentChange?.targetIds ?? []).map((id) => `${id} ${documentChange?.document.name}`),
      ),
    );
    const listeners = [...this.#targets].map((target) => ({
      ...{ requests: 1, aggregations: 0, writes: 0 },
      documents: Math.max(1, [...found].filter((name) => name.startsWith(`${target} `)).length),
    }));
    const total = (key: keyof DatabaseUse) =>
      [...listeners, ...this.#rest].reduce((sum, use) => sum + use[key], 0);
    return {
      documents: total('documents'),
      requests: total('requests'),
      aggregations: total('aggregations'),
      writes: total('writes'),
    };
  }

  #observe(): void {
    this.session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const url = new URL(request.url);
      if (url.port !== PORT || request.method === 'OPTIONS') return;
      this.#lastAt = performance.now();
      const sent = { url, method: request.method, body: request.postData ?? '' };
      if (!url.pathname.endsWith('/channel')) this.#sent.set(requestId, sent);
      else if (url.searchParams.get('RID') === 'rpc') this.#streams.set(requestId, []);
      else targetsIn(sent.body).forEach((target) => this.#targets.add(target));
    });
    this.session.on('Network.responseReceived', ({ requestId }) => {
      if (!this.#streams.has(requestId)) return;
      this.session.send('Network.streamResourceContent', { requestId }).then(
        ({ bufferedData }) =>
          this.#streams.get(requestId)?.unshift(Buffer.from(bufferedData, 'base64')),
        // The stream has already ended.
        () => {},
      );
    });
    this.session.on('Network.dataReceived', ({ requestId, data }) => {
      const parts = this.#streams.get(requestId);
      if (!parts || !data) return;
      this.#lastAt = performance.now();
      parts.push(Buffer.from(data, 'base64'));
    });
    this.session.on('Network.loadingFinished', ({ requestId }) => void this.#read(requestId));
    this.session.on('Network.loadingFailed', ({ requestId }) => this.#sent.delete(requestId));
  }

  async #read(requestId: string): Promise<void> {
    const sent = this.#sent.get(requestId);
    if (!sent) return;
    const { body } = await this.session.send('Network.getResponseBody', { requestId });
    this.#rest.push(useOf(sent, body));
    this.#sent.delete(requestId);
    this.#lastAt = performance.now();
  }
}

/** The use of a REST request. Only those for the registry, which anyone may read, are a GET. */
function useOf({ url, method, body }: Sent, answer: string): DatabaseUse {
  const none = { documents: 0, requests: method === 'GET' ? 0 : 1, aggregations: 0, writes: 0 };
  const call = url.pathname.split(':').at(-1) ?? '';
  if (call === 'commit')
    return { ...none, writes: (JSON.parse(body) as { writes: object[] }).writes.length };
  if (call === 'runAggregationQuery') return { ...none, aggregations: 1 };
  if (call === 'runQuery' || call === 'batchGet') {
    const rows = JSON.parse(answer) as Unary[];
    const read = rows.filter(({ found, missing, document }) => found ?? missing ?? document);
    return { ...none, documents: Math.max(1, read.length) };
  }
  return { ...none, documents: 1 };
}
