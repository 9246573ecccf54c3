import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { FaultProxy } from './fault-proxy';
import { Random } from './random';

const HOST = '127.0.0.1';

let bank: Server;
let received: string[];
let mayAnswer: Promise<void>;
let proxy: FaultProxy;
let port: number;

beforeEach(async () => {
  received = [];
  mayAnswer = Promise.resolve();
  bank = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received.push(data.toString());
      void mayAnswer.then(() => socket.write(`done: ${data.toString()}`));
    });
  });
  await listen(bank);
  proxy = new FaultProxy({ host: HOST, port: (bank.address() as AddressInfo).port });
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

/** The server answers later requests only after the returned function has been called. */
function holdAnswers(): () => void {
  let answer = () => {};
  mayAnswer = new Promise((resolve) => (answer = resolve));
  return answer;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setImmediate();
}

/** Returns the response, or that the connection was cut. */
async function ask(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const answer = once(socket, 'data').then(([data]) => String(data));
  const cut = new Promise<string>((resolve) => socket.once('close', () => resolve('cut')));
  return Promise.race([answer, cut]);
}

it('forwards requests and responses', async () => {
  expect(await ask(client(), 'pay')).toBe('done: pay');
});

it('cuts connections immediately', async () => {
  const socket = client();
  await ask(socket, 'one');
  const closed = once(socket, 'close');
  expect(proxy.cut(1, 'now', new Random(1))).toBe(1);
  await closed;
  expect(received).toEqual(['one']);
});

it('drops the response of an executed request', async () => {
  const socket = client();
  await ask(socket, 'one');
  expect(proxy.cut(1, 'at the response', new Random(1))).toBe(1);
  expect(await ask(socket, 'two')).toBe('cut');
  expect(received).toEqual(['one', 'two']);
});

it('rejects connections while it is shut', async () => {
  proxy.shut();
  expect(await ask(client(), 'one')).toBe('cut');
  proxy.open();
  expect(await ask(client(), 'two')).toBe('done: two');
  expect(received).toEqual(['two']);
});

it('drains: the server answers what it has received, and the clients get no response', async () => {
  const [idle, waiting] = [client(), client()];
  await ask(idle, 'one');
  const answer = holdAnswers();
  const response = ask(waiting, 'two');
  await until(() => received.includes('two'));
  const cut = once(idle, 'close');
  let isDrained = false;
  const drained = proxy.drain().then(() => (isDrained = true));
  await cut;
  expect(await ask(client(), 'three')).toBe('cut');
  expect(isDrained).toBe(false);
  answer();
  expect(await response).toBe('cut');
  await drained;
  expect(received).toEqual(['one', 'two']);
});
