import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { CuttingProxy } from './proxy';
import { Random } from './random';

const HOST = '127.0.0.1';

let bank: Server;
let heard: string[];
let proxy: CuttingProxy;
let port: number;

beforeEach(async () => {
  heard = [];
  bank = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard.push(data.toString());
      socket.write(`done: ${data.toString()}`);
    });
  });
  await listen(bank);
  proxy = new CuttingProxy({ host: HOST, port: (bank.address() as AddressInfo).port });
  port = await proxy.listen(HOST, 0);
});

afterEach(() => {
  proxy.close();
  bank.close();
});

async function listen(server: Server): Promise<void> {
  server.listen(0, HOST);
  await once(server, 'listening');
}

function client(): Socket {
  return connect({ host: HOST, port }).on('error', () => undefined);
}

/** What comes back, or that the connection was cut. */
async function ask(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const answer = once(socket, 'data').then(([data]) => String(data));
  const cut = new Promise<string>((resolve) => socket.once('close', () => resolve('cut')));
  return Promise.race([answer, cut]);
}

it('hands on what is asked and what is answered', async () => {
  expect(await ask(client(), 'pay')).toBe('done: pay');
});

it('cuts now', async () => {
  const socket = client();
  await ask(socket, 'one');
  const closed = once(socket, 'close');
  expect(proxy.cut(1, 'now', new Random(1))).toBe(1);
  await closed;
  expect(heard).toEqual(['one']);
});

it('loses an answer to what was carried out', async () => {
  const socket = client();
  await ask(socket, 'one');
  expect(proxy.cut(1, 'at the answer', new Random(1))).toBe(1);
  expect(await ask(socket, 'two')).toBe('cut');
  expect(heard).toEqual(['one', 'two']);
});

it('lets nobody through while it is shut', async () => {
  proxy.shut();
  expect(await ask(client(), 'one')).toBe('cut');
  proxy.open();
  expect(await ask(client(), 'two')).toBe('done: two');
  expect(heard).toEqual(['two']);
});
