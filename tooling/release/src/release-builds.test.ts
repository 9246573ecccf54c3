import type { RemoteManifest } from '@bank/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, publishOne, putFile } from './builds.test-utils';
import { readLiveRemote, readLiveRemotes } from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { releaseBuilds } from './release-builds';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

const build = (word: string, name = 'savings', change: object = {}) =>
  newBuild(bank.root, name, word, { build: change });
const actions = () => bank.stored.history.map(({ action, remote }) => `${action} ${remote}`);
const live = async () => (await readLiveRemote(bank, 'savings')).record?.live;
const moved = () => ({
  ...bank,
  sites: { ...bank.sites, originOf: (site: string) => `http://${site}.moved.test` },
});
const manifestOf = async (name: string) =>
  (await build('dev', name)).version.remote as RemoteManifest;

test('releases new builds only', async () => {
  const [one, two, loans] = [await build('one'), await build('two'), await build('one', 'loans')];
  await releaseBuilds(bank, [one], {});
  expect(bank.stored.history[0]).toMatchObject({ why: 'the bank was started' });
  await releaseBuilds(bank, [one, loans], {});
  await publishOne(bank, two, 10);
  await releaseBuilds(bank, [two], {});
  expect(actions()).toEqual(['canary savings', 'publish loans', 'publish savings']);
});

test('changes nothing without a new build or a dev server', async () => {
  await releaseBuilds(bank, [], {});
  expect(bank.stored.index).toBeNull();
  const one = await build('one');
  await releaseBuilds(bank, [one], {});
  const { index } = bank.stored;
  await releaseBuilds(bank, [one], {});
  expect(bank.stored.index).toBe(index);
});

test('releases a build again after its origin has changed, or its record cannot be used', async () => {
  const one = await build('one');
  await releaseBuilds(bank, [one], {});
  await releaseBuilds(moved(), [one], {});
  expect((await live())?.entry).toMatch(/^http:\/\/savings\.moved\.test\//);
  const stored = bank.stored.releases.get('savings');
  if (stored) bank.stored.releases.set('savings', { ...stored, signature: '' });
  await releaseBuilds(moved(), [one], {});
  expect(actions()).toEqual(Array(3).fill('publish savings'));
});

test('keeps five versions of each remote', async () => {
  for (const word of ['1', '2', '3', '4', '5', '6']) {
    await releaseBuilds(bank, [await build(word)], {});
  }
  expect(await bank.sites.versionsOf('savings')).toHaveLength(5);
});

test('releases the remotes of dev servers without hashes', async () => {
  const entry = 'http://localhost:3102/remoteEntry.js';
  const manifest = await manifestOf('savings');
  await releaseBuilds(bank, [], { savings: { entry, manifest } });
  expect(await live()).toEqual({
    ...{ version: 'dev', entry, integrity: null, files: null, contract: '^1.0.0' },
  });
  expect((await readLiveRemotes(bank)).remotes).toMatchObject([{ summary: { name: 'savings' } }]);
});

test('allows links of builds to the remotes of dev servers', async () => {
  await putFile(bank.root, 'sites/host/host.json', {
    ...{ contractVersion: '1.2.0', provides: { react: '19.3.1' }, routes: [] },
  });
  const linking = await build('one', 'savings', { links: ['/loans'] });
  await expect(releaseBuilds(bank, [linking], {})).rejects.toThrow('it links to /loans');
  const entry = 'http://localhost:3102/remoteEntry.js';
  await releaseBuilds(bank, [linking], { loans: { entry, manifest: await manifestOf('loans') } });
  expect(actions()).toEqual(['publish loans', 'publish savings']);
});
