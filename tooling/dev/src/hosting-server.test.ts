import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ROOT } from './paths';

const PRELOAD = join(ROOT, 'tooling/dev/emulators/hosting-server.cjs');

/** Serves a folder with the Hosting server of the Firebase CLI, and prints its port. */
const SERVER = `
  const superstatic = require('superstatic');
  const listener = superstatic
    .server({ port: 0, hostname: '127.0.0.1', config: { public: '.' }, stack: 'strict', compression: true })
    .listen(() => console.log(listener.address().port));
`;

let folder: string;
let child: ChildProcessByStdio<null, Readable, null>;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-server-'));
  await writeFile(join(folder, 'page.txt'), 'a page');
  const env = { ...process.env, NODE_PATH: join(ROOT, 'node_modules') };
  child = spawn(process.execPath, ['--require', PRELOAD, '-e', SERVER], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  origin = `http://127.0.0.1:${port.toString().trim()}`;
});

afterAll(async () => {
  child.kill();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return [response.status, await response.text()];
};

it('answers an address that cannot be decoded with 400, and the page of unknown addresses', async () => {
  expect(await get('/%')).toEqual([400, 'Bad Request']);
  await writeFile(join(folder, '404.html'), 'an error page');
  expect(await get('/%')).toEqual([400, 'an error page']);
  expect(await get('/%E0%A4%A')).toEqual([400, 'an error page']);
});

it('leaves other addresses as they are', async () => {
  expect(await get('/page.txt?share=50%')).toEqual([200, 'a page']);
  expect(await get('/p%61ge.txt')).toEqual([200, 'a page']);
  expect((await get('/none'))[0]).toBe(404);
});

it('does not compress', async () => {
  await writeFile(join(folder, 'long.txt'), 'a page '.repeat(1_000));
  const { headers } = await fetch(`${origin}/long.txt`);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-length')).toBe('7000');
});
