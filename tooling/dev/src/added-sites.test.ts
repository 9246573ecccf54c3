import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownOrigins, requestSites, writeOrigins } from '@bank/release';
import { serveAddedSites } from './added-sites';
import { isFree } from './free-ports';
import { portLayout, sparePorts } from './ports';

// A port range that npm start and npm test do not use.
const ports = portLayout(23_400, ['host', 'transfer']);
const [first = 0, second = 0] = sparePorts(ports);
const version = '0123456789abcdef';

let folder: string;
let stop: () => Promise<void>;
let printed: string[];
const signal = new AbortController().signal;

async function start() {
  const started: (() => Promise<void>)[] = [];
  stop = async () => {
    for (const each of started.splice(0)) await each();
  };
  await serveAddedSites({ folder, ports }, { started: (cleanup) => started.push(cleanup.stop) });
}

async function putFile(site: string, file: string, text: string) {
  const to = join(folder, 'sites', site, version);
  await mkdir(to, { recursive: true });
  await writeFile(join(to, file), text);
}

function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(() => server);
}

beforeEach(async () => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  folder = await mkdtemp(join(tmpdir(), 'added-sites-'));
  for (const site of ['host', 'transfer']) {
    await mkdir(join(folder, 'sites', site), { recursive: true });
  }
  await writeOrigins(folder, { host: 'http://localhost:23400' });
  await start();
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

it('serves a site that is added while it runs, with the response headers of a remote', async () => {
  await requestSites(folder, ['savings'], signal);
  const origin = `http://localhost:${first}`;
  expect(await knownOrigins(folder)).toEqual({ host: 'http://localhost:23400', savings: origin });
  expect(printed).toEqual([expect.stringContaining(`"savings" at ${origin}`)]);

  await putFile('savings', 'remoteEntry.01234567.js', 'entry');
  const entry = await fetch(`${origin}/${version}/remoteEntry.01234567.js`);
  expect(entry.status).toBe(200);
  expect(await entry.text()).toBe('entry');
  expect(Object.fromEntries(entry.headers)).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await putFile('savings', 'version.json', '{}');
  const response = await fetch(`${origin}/${version}/version.json`);
  expect(response.headers.get('cache-control')).toBeNull();
  const none = await fetch(`${origin}/${version}/none.js`);
  expect(none.status).toBe(404);
});

it('gives several new sites an origin each, and leaves those of the emulator alone', async () => {
  await requestSites(folder, ['savings', 'loans'], signal);
  const { savings, loans, ...others } = await knownOrigins(folder);
  expect([savings, loans].sort()).toEqual([
    `http://localhost:${first}`,
    `http://localhost:${second}`,
  ]);
  expect(Object.keys(others)).toEqual(['host']);
});

it('skips a port that is in use', async () => {
  const other = await listen(first);
  await requestSites(folder, ['savings'], signal);
  expect((await knownOrigins(folder)).savings).toBe(`http://localhost:${second}`);
  other.close();
});

it('frees its ports when it stops, even with an open connection', async () => {
  await requestSites(folder, ['savings'], signal);
  await fetch(`http://localhost:${first}/`, { headers: { connection: 'keep-alive' } });
  expect(await isFree(first)).toBe(false);
  await stop();
  expect(await isFree(first)).toBe(true);
});

it('serves the sites that an earlier run added', async () => {
  await stop();
  await putFile('savings', 'version.json', '{}');
  await start();
  const origin = (await knownOrigins(folder)).savings;
  expect((await fetch(`${origin}/${version}/version.json`)).status).toBe(200);
});

it('lets a release detect that the bank does not serve new sites', async () => {
  await stop();
  await expect(requestSites(folder, ['savings'], signal, 300)).rejects.toMatchObject({
    message: expect.stringContaining('does not serve the site "savings"'),
    remedy: expect.stringContaining('npm start'),
  });
});
