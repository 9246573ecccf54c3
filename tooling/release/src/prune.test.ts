import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, publishOne } from './builds.test-utils';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { prune } from './prune';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

async function publishWord(word: string, share?: number, name = 'savings'): Promise<string> {
  const build = await newBuild(bank.root, name, word);
  await publishOne(bank, build, share);
  return build.version.version;
}
const deployed = () => bank.sites.versionsOf('savings');

test('removes old versions, but keeps the live, previous, canary and unreleased ones', async () => {
  const [one, two] = [await publishWord('one'), await publishWord('two')];
  const [three, four] = [await publishWord('three'), await publishWord('four')];
  const aborted = await publishWord('aborted', 10);
  const canary = await publishWord('canary', 10);
  await publishWord('one', undefined, 'loans');
  const uploaded = await newBuild(bank.root, 'savings', 'unreleased');
  await bank.sites.upload(uploaded);
  const unreleased = uploaded.version.version;

  const removed = await prune(bank, 4);
  expect(removed).toEqual([one, aborted].sort().map((version) => `savings/${version}`));
  expect(await deployed()).toEqual([two, three, four, canary, unreleased].sort());
  expect(await prune(bank, 1)).toEqual([`savings/${two}`]);
  expect(await prune(bank, 1, true)).toEqual([`savings/${unreleased}`]);
  expect(await deployed()).toEqual([three, four, canary].sort());
  expect(await bank.sites.versionsOf('loans')).toHaveLength(1);
});

test('changes no site without old versions', async () => {
  await publishWord('one');
  const removeVersions = jest.fn(bank.sites.removeVersions);
  expect(await prune({ ...bank, sites: { ...bank.sites, removeVersions } }, 1)).toEqual([]);
  expect(removeVersions).not.toHaveBeenCalled();
});

test('removes nothing of a remote whose record cannot be verified', async () => {
  for (const word of ['one', 'two', 'three']) await publishWord(word);
  const stored = bank.stored.releases.get('savings');
  if (stored) bank.stored.releases.set('savings', { ...stored, signature: '' });
  await expect(prune(bank, 1)).rejects.toThrow('The release record of savings cannot be trusted');
  expect(await deployed()).toHaveLength(3);
});
