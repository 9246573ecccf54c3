import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Random } from './random';

type Pair = { client: Socket; server: Socket; losesAnswer: boolean };

/** Stands between the clients and the bank, and cuts connections. */
export class CuttingProxy {
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #isShut = false;

  constructor(private readonly target: { host: string; port: number }) {
    this.#server = createServer((client) => this.#join(client));
  }

  /** Returns the port; 0 asks for any that is free. */
  async listen(host: string, port: number): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Cuts a share of the connections: now, whatever is under way, or as soon as the next answer
   * comes, which is lost then though the bank has done what it was asked. Returns how many.
   */
  cut(share: number, when: 'now' | 'at the answer', random: Random): number {
    const chosen = [...this.#pairs].filter(() => random.chance(share));
    for (const pair of chosen) {
      if (when === 'now') this.#end(pair);
      else pair.losesAnswer = true;
    }
    return chosen.length;
  }

  /** Cuts everything, and lets nobody through until `open`. */
  shut(): void {
    this.#isShut = true;
    for (const pair of this.#pairs) this.#end(pair);
  }

  open(): void {
    this.#isShut = false;
  }

  close(): void {
    this.shut();
    this.#server.close();
  }

  #join(client: Socket): void {
    if (this.#isShut) {
      client.on('error', () => undefined).destroy();
      return;
    }
    const server = connect(this.target);
    const pair = { client, server, losesAnswer: false };
    this.#pairs.add(pair);
    const end = () => this.#end(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (request) => server.write(request));
    server.on('data', (answer) => {
      if (pair.losesAnswer) end();
      else client.write(answer);
    });
  }

  #end(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }
}
