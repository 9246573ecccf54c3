import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestSites } from './request-sites';
import { writeOrigins } from './site-origins';

let folder: string;
let server: Server;
let methods: (string | undefined)[];
const { signal } = new AbortController();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'request-'));
  await writeOrigins(folder, {});
  methods = [];
  server = createServer(({ method }, response) => {
    methods.push(method);
    response.writeHead(404).end();
  });
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

async function listen(): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('creates the folder of a site, and waits until the bank serves it', async () => {
  await mkdir(join(folder, 'sites'));
  // As the process does that serves the bank.
  const watcher = watch(join(folder, 'sites'), () => {
    watcher.close();
    void listen().then((origin) => writeOrigins(folder, { savings: origin }));
  });
  await requestSites(folder, ['savings'], signal);
  expect(server.listening).toBe(true);
  await access(join(folder, 'sites/savings'));
});

it('accepts sites that already respond, with any status', async () => {
  const origin = await listen();
  await mkdir(join(folder, 'sites/savings'), { recursive: true });
  await writeOrigins(folder, { savings: origin, loans: origin });
  await requestSites(folder, ['savings', 'loans'], signal, 0);
  await access(join(folder, 'sites/loans'));
  expect(methods).toEqual(['HEAD', 'HEAD']);
});

it('names the site that is not served in time', async () => {
  await expect(requestSites(folder, ['savings'], signal, 0)).rejects.toMatchObject({
    message: `The bank in ${folder} does not serve the site "savings".`,
    remedy: 'Check its output, and restart it: npm start',
  });
  const closed = await listen();
  server.close();
  await writeOrigins(folder, { savings: closed });
  await expect(requestSites(folder, ['savings'], signal, 0)).rejects.toThrow('does not serve');
});

it('stops with the command', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(requestSites(folder, ['savings'], stopped)).rejects.toThrow('stopped');
});
