/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBuild, putFile } from './builds.test-utils';
import { folderSites } from './folder-sites';
import { type Bank, readLiveRemote } from './live-remote';
import { publish } from './publish';
import type { RegistryStore, StoredIndex, StoredRelease } from './registry-store';
import { developmentKeys } from './release-keys';
import { signingKeyOf } from './revoke';
import { rotateKey } from './rotate-key';
import { readKeyFile, type SigningKey } from './signing-key';

const until = '2100-01-01T00:00:00.000Z';
const note = { why: 'because', at: new Date() };

let folder: string;
let bank: Bank;
let root: SigningKey;
let index: StoredIndex | null;
const rotate = (file: string, remotes: string[], isRevoked = false, by = root) =>
  rotateKey(bank, by, { file: join(folder, file), remotes, until, note, isRevoked });
const keyIn = async (file: string) => (await readKeyFile(join(folder, file))).publicKey;
const revoked = () => JSON.parse(index?.revoked ?? '{"signed":"{}"}') as { signed: string };

/** A registry in memory, which every account may write. */
function memoryRegistry(): RegistryStore {
  const stored = new Map<string, StoredRelease>();
  return {
    readIndex: () => Promise.resolve(index),
    readRelease: (name) => Promise.resolve(stored.get(name) ?? null),
    readHistory: () => Promise.resolve([]),
    readReports: () => Promise.resolve([]),
    async update(_remotes, change) {
      const { index: next, releases } = await change({ index, releases: stored });
      index = next;
      for (const [name, { note: _note, ...release }] of releases) stored.set(name, release);
    },
    close: () => Promise.resolve(),
  };
}

beforeEach(async () => {
  index = null;
  folder = await mkdtemp(join(tmpdir(), 'rotate-'));
  const keys = await developmentKeys(join(folder, 'keys'));
  root = keys.root;
  const originOf = (site: string) => `http://${site}.test`;
  const sites = folderSites({
    ...{ sites: join(folder, 'sites'), originOf, withMaps: false, isServed: false },
  });
  bank = { keys, sites, registry: memoryRegistry() };
  await putFile(folder, 'sites/host/host.json', {
    contractVersion: '1.2.0',
    provides: { react: '19.3.1' },
  });
  for (const name of ['savings', 'loans']) {
    await publish(bank, new Map(), [await newBuild(folder, name, 'one')], note);
  }
});
afterEach(() => rm(folder, { recursive: true }));

it('signs the live records of the given remotes again with a new key', async () => {
  const old = bank.keys.signer().team.publicKey;
  const before = (await readLiveRemote(bank, 'savings')).record;
  const rotation = await rotate('next.pem', ['savings']);
  const publicKey = await keyIn('next.pem');
  expect(rotation).toMatchObject({ publicKey, renewed: ['savings'], replaced: [old] });
  expect(await signingKeyOf(bank, 'savings')).toBe(publicKey);
  expect(await signingKeyOf(bank, 'loans')).toBe(old);
  expect((await readLiveRemote(bank, 'savings')).record?.live).toEqual(before?.live);
  expect(index?.revoked).toBeUndefined();
});

it('revokes every replaced key if that is asked for', async () => {
  const old = bank.keys.signer().team.publicKey;
  await rotate('next.pem', ['savings']);
  await rotate('last.pem', ['*'], true);
  const keys = [await signingKeyOf(bank, 'savings'), await signingKeyOf(bank, 'loans')];
  expect(keys).toEqual([await keyIn('last.pem'), await keyIn('last.pem')]);
  expect(revoked().signed).toContain(old);
  expect(revoked().signed).toContain(await keyIn('next.pem'));
});

it('creates no key if the replaced one signs another remote and would be revoked', async () => {
  await expect(rotate('next.pem', ['savings'], true)).rejects.toThrow('The key also signs loans');
  expect(await readdir(folder)).not.toContain('next.pem');
});

it('creates no key if the pages do not trust the root key', async () => {
  const stranger = bank.keys.signer().team;
  await expect(rotate('next.pem', ['*'], false, stranger)).rejects.toThrow('do not trust');
  expect(await readdir(folder)).not.toContain('next.pem');
});
