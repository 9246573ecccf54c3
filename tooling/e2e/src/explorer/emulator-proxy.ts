import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { endLostChannel, opensListenChannel } from '../fixtures/firestore-listeners';
import type { Fault } from './faults';

const DELAY_MS = 400;
/** How long a request waits for a later one that overtakes it. */
const OVERTAKING_MS = 250;

/** Headers of one connection, which a proxy must not pass on. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding'];

type Expected = { text: string; answered: () => void };

/**
 * The HTTP proxy of one browser. It passes everything on, and lets the requests to the emulators fail as
 * `fault` says.
 */
export class EmulatorProxy {
  readonly #server = createServer((request, response) => {
    // The browser may close the connection at any time.
    this.#answer(request, response).catch(() => response.destroy());
  });
  readonly #open = new Map<ServerResponse, string>();
  readonly #lostSessions = new Set<string>();
  #fault: Fault = 'none';
  #letPass = () => {};
  #expected: Expected | null = null;

  /** `emulators`: their hosts with ports. */
  constructor(private readonly emulators: readonly string[]) {}

  get fault(): Fault {
    return this.#fault;
  }

  /**
   * Cutting also ends the requests and streams that are open. The emulator sends nothing to a page that resumes
   * a stream, so each of them is lost: the page must open another one.
   */
  set fault(fault: Fault) {
    this.#fault = fault;
    if (fault !== 'cut connections') return;
    for (const [response, url] of this.#open) {
      const session = sessionOf(url);
      if (session) this.#lostSessions.add(session);
      response.destroy();
    }
  }

  /** Returns the address. */
  async listen(): Promise<string> {
    // A long-lived stream to the emulator must not be ended by the proxy.
    this.#server.requestTimeout = 0;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Loses the answer to the next request that contains the text, once the emulator has executed it. */
  loseAnswerTo(text: string): { executed: Promise<void> } {
    return { executed: new Promise((answered) => (this.#expected = { text, answered })) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (!this.emulators.includes(new URL(request.url ?? '').host)) {
      return this.#pass(await this.#forward(request, body, response), response, false);
    }
    this.#open.set(response, request.url ?? '');
    response.on('close', () => this.#open.delete(response));
    await this.#holdUp(request, body);
    if (this.fault === 'cut connections') throw new Error('cut');
    if (this.#lostSessions.has(sessionOf(request.url ?? '') ?? '')) {
      response.writeHead(400, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
      });
      response.end('Unknown SID');
      return;
    }
    const answer = await this.#forward(request, body, response);
    const expected = this.#expected;
    const isExpected = request.method === 'POST' && expected && body.includes(expected.text);
    if (isExpected) this.#expected = null;
    const isLost = isExpected || this.fault === 'lost answers';
    if ((isLost || this.fault === 'half answers') && opensListenChannel(request.url ?? '')) {
      // The page can't use a channel without the whole answer. It opens another one, and no one else ends this one.
      const lost = await buffer(answer);
      await endLostChannel(request.url ?? '', body.toString(), lost.toString());
      response.destroy();
    } else if (isLost) response.destroy();
    else this.#pass(answer, response, true);
    if (isExpected) expected.answered();
  }

  /** What happens to a request before it arrives. */
  async #holdUp(request: IncomingMessage, body: Buffer): Promise<void> {
    if (this.fault === 'delays') await new Promise((done) => setTimeout(done, DELAY_MS));
    if (this.fault === 'reordering') {
      // Passed on after the next one has arrived.
      this.#letPass();
      await new Promise<void>((done) => {
        this.#letPass = done;
        setTimeout(done, OVERTAKING_MS);
      });
    }
    // A stream's messages are numbered; its server drops duplicates.
    const isSingle = request.method === 'POST' && !request.url?.includes('/channel?');
    if (this.fault === 'duplicates' && isSingle) (await this.#forward(request, body)).resume();
  }

  #forward(
    request: IncomingMessage,
    body: Buffer,
    response?: ServerResponse,
  ): Promise<IncomingMessage> {
    const { url = '', method, headers } = request;
    return new Promise((resolve, reject) => {
      // Without an agent: the emulators close idle connections.
      const options = { method, headers: endToEnd(headers), agent: false } as const;
      const forwarded = send(url, options, resolve).on('error', reject);
      response?.on('close', () => forwarded.destroy());
      forwarded.end(body);
    });
  }

  #pass(answer: IncomingMessage, response: ServerResponse, canFail: boolean): void {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    response.flushHeaders();
    answer.on('error', () => response.destroy());
    answer.on('data', (chunk: Buffer) => {
      if (!canFail || this.fault !== 'half answers') response.write(chunk);
      else if (!response.writableEnded) {
        // As if the connection broke while the answer arrived.
        answer.destroy();
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
      }
    });
    answer.on('end', () => response.end());
  }
}

/** The session of a stream of Firestore's channel, which each of its requests names. */
function sessionOf(url: string): string | null {
  return new URL(url, 'http://localhost').searchParams.get('SID');
}

function endToEnd<T extends object>(headers: T): T {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  return Object.fromEntries(kept) as T;
}
