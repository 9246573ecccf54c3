import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Random } from './random';

type Connection = {
  client: Socket;
  server: Socket;
  /** True from the request until the server begins to answer. */
  isWaiting: boolean;
  dropsResponse: boolean;
};

/** A TCP proxy between clients and emulator that cuts connections. */
export class FaultProxy {
  readonly #recordPairs = new Set<Connection>();
  readonly #server: Server;
  #isShut = false;

  constructor(private readonly target: { host: string; port: number }) {
    this.#server = createServer((client) => this.#join(client));
  }

  /** Returns the port; 0 chooses a free one. */
  async listen(host: string, port: number): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Cuts a share of the connections: immediately, or when the next response arrives, which is then lost
   * although the request was executed. Returns the number of connections.
   */
  cut(share: number, when: 'now' | 'at the response', random: Random): number {
    const chosen = [...this.#recordPairs].filter(() => random.chance(share));
    for (const pair of chosen) {
      if (when === 'now') this.#end(pair);
      else pair.dropsResponse = true;
    }
    return chosen.length;
  }

  /** Cuts all connections, and rejects new ones until `open`. */
  shut(): void {
    this.#isShut = true;
    for (const pair of this.#recordPairs) this.#end(pair);
  }

  /** Like `shut`, but the server executes the requests that it has received; their responses are lost. */
  async drain(): Promise<void> {
    this.#isShut = true;
    const ends = [...this.#recordPairs].map(async (pair) => {
      if (!pair.isWaiting) return this.#end(pair);
      pair.dropsResponse = true;
      await once(pair.server, 'close');
    });
    await Promise.all(ends);
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
    const pair = { client, server, isWaiting: false, dropsResponse: false };
    this.#recordPairs.add(pair);
    const end = () => this.#end(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (request) => {
      pair.isWaiting = true;
      server.write(request);
    });
    server.on('data', (answer) => {
      pair.isWaiting = false;
      if (pair.dropsResponse) end();
      else client.write(answer);
    });
  }

  #end(pair: Connection): void {
    this.#recordPairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }
}
