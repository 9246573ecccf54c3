import type { ReleaseRecord } from '@bank/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, note, publishOne, SOURCE } from './builds.test-utils';
import { history, status } from './history';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { renew } from './promote-and-rollback';
import type { StoredRelease } from './registry-store';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const isDirty = { ...SOURCE, commit: COMMIT, isDirty: true };

async function publishWord(name: string, word: string, source = SOURCE, share?: number) {
  const build = await newBuild(bank.root, name, word);
  await publishOne(bank, { ...build, source }, share);
  return build.version.version;
}

test('the history has a line for each release, newest first', async () => {
  const one = await publishWord('savings', 'one');
  const two = await publishWord('savings', 'two', isDirty, 12.5);
  await renew(bank, ['savings'], note());
  await publishWord('loans', 'one');
  const lines = await history(bank, 'savings');
  const revisions = bank.stored.history.slice(1).map(({ revision }) => revision);
  expect(lines.map((line) => line.slice(line.indexOf('  ')))).toEqual([
    `  sam@fernhill.example  renew  savings ${one}  c0ffee  because  (revision ${revisions[0]})`,
    `  sam@fernhill.example  canary  savings ${two} (12.5 %)  0123456789ab with uncommitted changes  because  (revision ${revisions[1]})`,
    `  sam@fernhill.example  publish  savings ${one}  c0ffee  because  (revision ${revisions[2]})`,
  ]);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}/);
  expect(await history(bank)).toHaveLength(4);
});

test('a canary whose record has none has no share', async () => {
  await publishWord('savings', 'one');
  const [entry] = bank.stored.history;
  if (entry) entry.action = 'canary';
  expect((await history(bank))[0]).not.toContain('%');
});

test('the status has an aligned line for each remote', async () => {
  expect(await status(bank)).toEqual([]);
  const zero = await publishWord('savings', 'zero');
  const one = await publishWord('savings', 'one', isDirty);
  const two = await publishWord('savings', 'two', SOURCE, 10);
  const loans = await publishWord('hi', 'one');
  const expires = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);
  expect(await status(bank)).toEqual([
    `savings  live ${one} (uncommitted changes), previous ${zero}, canary ${two} for 10 %, expires ${expires}`,
    `hi       live ${loans}, expires ${expires}`,
  ]);
});

test('the status names an expired record, and one that cannot be verified', async () => {
  const one = await publishWord('savings', 'one');
  const stored = bank.stored.releases.get('savings') as StoredRelease;
  const record = JSON.parse(stored.signed) as ReleaseRecord;
  const signed = bank.keys.signer().team.sign({ ...record, expires: '2020-01-01T00:00:00Z' });
  bank.stored.releases.set('savings', { ...stored, ...signed });
  expect(await status(bank)).toEqual([
    `savings  live ${one}, EXPIRED on 2020-01-01T00:00:00Z: npm run release -- renew`,
  ]);
  bank.stored.releases.set('savings', { ...stored, signature: '' });
  expect(await status(bank)).toEqual(['savings  not trusted: it is not signed by a trusted key']);
});
