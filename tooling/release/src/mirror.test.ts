/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './folder';
import { liveRevision, mirrorLive } from './mirror';
import { newBank, newBuild, publishOne } from './stub-bank';

let bank: Awaited<ReturnType<typeof newBank>>;
let server: Server;
let copy: string;

const originOf = (site: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/${site}`;
const mirror = () =>
  mirrorLive({ sites: copy, originOf, publicKey: bank.key.publicKey, remotes: ['savings'] });

beforeEach(async () => {
  bank = await newBank();
  copy = await mkdtemp(join(tmpdir(), 'mirror-'));
  server = createServer((request, response) => {
    readFile(join(bank.sites, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(copy, { recursive: true });
});

it('fetches what is live, so that a deployment of one site keeps all that pages may still ask for', async () => {
  await publishOne(bank.target, await newBuild(bank.root, 'loans', 'one'));
  for (const word of ['one', 'two', 'three']) {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', word));
  }
  await mirror();
  const files = await filesBelow(copy);
  const [savings] = (await bank.target.readRegistry())?.remotes.slice(1) ?? [];
  const versions = await bank.target.versionsOf('savings');
  expect(versions).toContain(savings?.live.version);
  const kept = files
    .filter((file) => file.startsWith('savings/'))
    .map((file) => file.split('/')[1]);
  expect([...new Set(kept)].sort()).toEqual(versions.sort());
  expect(files).toContain('registry/revisions/4.json');
  const lines = files.filter((file) => file.startsWith('registry/lines/'));
  expect(lines).toEqual([1, 2, 3, 4].map((at) => expect.stringMatching(`-${at}\\.json$`)));
  expect(files).toContain('host/host.json');
  expect(files.filter((file) => file.startsWith('loans/'))).toEqual([]);
  expect(await liveRevision(originOf)).toBe(4);
});

it('takes nothing before the first release', async () => {
  await mirror();
  expect(await filesBelow(copy)).toEqual(['host/host.json']);
  expect(await liveRevision(originOf)).toBe(0);
});

it('refuses a file that is not what was published', async () => {
  const build = await newBuild(bank.root, 'savings', 'one');
  await publishOne(bank.target, build);
  await writeFile(join(bank.sites, 'savings', build.version.version, 'chunk.js'), 'other');
  await expect(mirror()).rejects.toThrow('is not what was published');
});

it('refuses a registry that another key has signed', async () => {
  await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
  const { publicKey } = (await newBank()).key;
  const sites = copy;
  await expect(mirrorLive({ sites, originOf, publicKey, remotes: [] })).rejects.toThrow('trusted');
});
