import { indexEntry, parseUndos, type ReleaseUndo, verifyRelease } from '@bank/contracts';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, note, publishOne } from './builds.test-utils';
import { commitRelease, historyNote, nextRevision } from './commit-release';
import { type MemoryBank, newMemoryBank, withKey } from './memory-bank.test-utils';
import { promote, renew } from './promote-and-rollback';
import { publish } from './publish';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

const build = (word: string, manifest: object = {}, name = 'savings') =>
  newBuild(bank.root, name, word, { manifest });
const stored = async () => (await bank.registry.readRelease('savings')) ?? { revision: 0 };
const trust = () => ({ rootKeys: bank.keys.rootKeys, revokedKeys: [] });

test.each([
  ['2026-01-01T00:00:00Z', 0, 1],
  ['2026-01-01T00:01:59Z', 0, 1],
  ['2026-01-01T01:40:00Z', 0, 100],
  ['2026-01-01T01:40:59Z', 98, 100],
  ['2026-01-01T01:40:00Z', 100, 101],
])('at %s the revision after %d is %d', (at, before, expected) => {
  expect(nextRevision(before, new Date(at))).toBe(expected);
});

test('the note of a version without a source says so', () => {
  const version = {
    ...{ version: 'dev', entry: 'http://localhost/x.js', integrity: null, files: null },
    contract: '^1.0.0',
  };
  expect(historyNote('publish', version)).toEqual({
    ...{ action: 'publish', version: 'dev', commit: 'unknown', isDirty: true },
  });
});

describe('commitRelease', () => {
  it('accepts at most eight remotes', async () => {
    const commit = (count: number) =>
      commitRelease(bank, Array.from({ length: count }, String), note(), () => Promise.resolve([]));
    await commit(8);
    await expect(commit(9)).rejects.toThrow('At most 8 remotes can become live together');
  });

  it('refuses a release that was based on another revision', async () => {
    const bases = new Map([['savings', 0]]);
    await publish(bank, bases, [await build('one')], note());
    const two = await build('two');
    await expect(publish(bank, bases, [two], note())).rejects.toThrow(
      'Another release of savings became live in the meantime',
    );
    await publish(bank, new Map([['savings', (await stored()).revision]]), [two], note());
    await publish(bank, new Map([['loans', 7]]), [await build('three')], note());
  });

  it('signs a record that expires after 120 days', async () => {
    const { at, why } = note();
    await publish(bank, new Map(), [await build('one')], { at, why });
    const release = await verifyRelease(await stored(), 'savings', trust());
    const { record } = release.ok ? release.value : {};
    expect(Date.parse(record?.expires ?? '') - at.getTime()).toBe(120 * 86_400_000);
    expect(record?.revision).toBe(bank.stored.index?.revision);
    expect(bank.stored.history[0]).toMatchObject({ why, action: 'publish' });
  });

  it.each([
    [{ remotes: ['loans'] }, 'its key may not sign releases of savings'],
    [{ until: '2020-01-01T00:00:00.000Z' }, 'its key has expired'],
  ])('refuses a key with the delegation %j', async (change, problem) => {
    const other = withKey(bank, bank.keys.signer().team, change);
    await expect(publishOne(other, await build('one'))).rejects.toThrow(
      `Browsers would reject this release of savings: ${problem}.`,
    );
    expect(bank.stored.index).toBeNull();
  });

  it('writes the entries of all remotes, with the canary and the revoked keys', async () => {
    await publishOne(bank, await build('one', {}, 'loans'));
    await publishOne(bank, await build('one'));
    expect(bank.stored.index).not.toHaveProperty('revoked');
    const { root } = bank.keys;
    const list = { document: 'revocations', revision: 1, keys: ['old'] };
    const revoked = JSON.stringify(root.sign(list));
    if (bank.stored.index) bank.stored.index = { ...bank.stored.index, revoked };
    const { remotes: { loans } = {}, revision = 0 } = bank.stored.index ?? {};
    const two = await build('two', { title: 'Pots' });
    await publishOne(bank, two, 10);
    const { index } = bank.stored;
    expect(index).toMatchObject({ changed: ['savings'], revoked, remotes: { loans } });
    expect(index?.revision).toBe(revision + 1);
    expect(JSON.parse(index?.remotes['savings'] ?? '')).toMatchObject({
      title: 'savings',
      canary: { version: two.version.version, share: 10, title: 'Pots' },
    });
  });
});

describe('translations', () => {
  const texts = () => ({ de: bank.stored.index?.de, fr: bank.stored.index?.fr });
  const loans = '{"loans":"Prêts"}';
  beforeEach(async () => {
    await publishOne(bank, await build('one', { texts: { fr: { loans: 'Prêts' } } }, 'loans'));
    const own = { de: { savings: 'Sparen', Old: 'Alt' }, it: { savings: 'Risparmi' } };
    await publishOne(bank, await build('one', { texts: own }));
  });

  it('are stored for each language of the bank and each remote', () => {
    const de = { savings: '{"savings":"Sparen","Old":"Alt"}' };
    expect(texts()).toEqual({ de, fr: { loans } });
  });

  it('are replaced by the next version of the remote', async () => {
    await publishOne(bank, await build('two'));
    expect(texts()).toEqual({ de: {}, fr: { loans } });
  });

  it('of a canary are added to those of the live version, and replace these once it is promoted', async () => {
    const own = { de: { savings: 'Konten', New: 'Neu' } };
    await publishOne(bank, await build('two', { texts: own }), 10);
    const both = { savings: 'Sparen', Old: 'Alt', New: 'Neu' };
    expect(JSON.parse(texts().de?.['savings'] ?? '')).toEqual(both);
    await renew(bank, ['savings'], note());
    expect(JSON.parse(texts().de?.['savings'] ?? '')).toEqual(both);
    await promote(bank, 'savings', note());
    expect(texts()).toEqual({ de: { savings: JSON.stringify(own.de) }, fr: { loans } });
  });

  it('are kept beside a canary without translations, until it is promoted', async () => {
    await publishOne(bank, await build('two'), 10);
    expect(texts()).toMatchObject({ de: { savings: '{"savings":"Sparen","Old":"Alt"}' } });
    await promote(bank, 'savings', note());
    expect(texts()).toEqual({ de: {}, fr: { loans } });
  });
});

describe('undo', () => {
  const undos = async () => {
    const { undo = '' } = (await bank.registry.readRelease('savings')) ?? {};
    const parsed = parseUndos(undo);
    return parsed.ok ? parsed.value : null;
  };
  const recordOf = async (undo: ReleaseUndo | undefined) => {
    const release = await verifyRelease(undo, 'savings', trust());
    return release.ok ? release.value.record : null;
  };

  it('is a signed rollback to the replaced version, with its entry and source', async () => {
    const [one, two] = [await build('one', { title: 'First' }), await build('two')];
    await publishOne(bank, one);
    expect(await undos()).toEqual({});
    await publishOne(bank, two);
    const revision = (await stored()).revision + 1;
    const { rollback, ...others } = (await undos()) ?? {};
    expect(others).toEqual({});
    const summary = one.version.remote as Parameters<typeof indexEntry>[1];
    expect(rollback).toMatchObject({
      ...{ revision, version: one.version.version, commit: 'c0ffee', isDirty: false },
      entry: indexEntry(revision, summary, null),
    });
    expect(await recordOf(rollback)).toMatchObject({
      ...{ revision, previous: null, canary: null, live: { version: one.version.version } },
    });
    await publishOne(bank, two);
    expect(await undos()).toEqual({});
  });

  it('of a canary is its abort', async () => {
    const [one, two, canary] = [await build('one'), await build('two'), await build('three')];
    for (const released of [one, two]) await publishOne(bank, released);
    await publishOne(bank, canary, 10);
    const { abort, ...others } = (await undos()) ?? {};
    expect(others).toEqual({});
    expect(abort).toMatchObject({ version: canary.version.version });
    expect(await recordOf(abort)).toMatchObject({
      ...{ canary: null, live: { version: two.version.version } },
      previous: { version: one.version.version },
    });
  });
});
