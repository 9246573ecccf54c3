import type { ReleaseRecord } from '@bank/contracts';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, publishOne } from './builds.test-utils';
import {
  liveRemote,
  readIndex,
  readLiveRemote,
  readLiveRemotes,
  readRevocations,
  readTrust,
  requireRecord,
} from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import type { StoredRelease } from './registry-store';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
  await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
});
afterEach(() => rm(bank.root, { recursive: true }));

const INDEX = { revision: 1, changed: [], remotes: {}, de: {}, fr: {} };
const stored = () => bank.stored.releases.get('savings') as StoredRelease;

describe('readIndex', () => {
  it('returns an empty index before the first release', () => {
    expect(readIndex(null)).toEqual({ revision: 0, remotes: [], rejected: [] });
  });

  it('throws for an index that cannot be read', () => {
    expect(() => readIndex({ ...INDEX, revision: 0 })).toThrow(
      'The index of the registry cannot be read: revision: ',
    );
  });
});

describe('revoked keys', () => {
  test('are none without a list', async () => {
    expect(await readRevocations(null, bank.keys.rootKeys)).toBeNull();
    expect(await readRevocations(INDEX, bank.keys.rootKeys)).toBeNull();
    expect(await readTrust(INDEX, bank.keys)).toEqual({
      rootKeys: bank.keys.rootKeys,
      revokedKeys: [],
    });
  });

  test('are those of a list that a root key has signed', async () => {
    const list = { document: 'revocations', revision: 1, keys: ['old'] };
    const signedBy = (key: MemoryBank['keys']['root']) => ({
      ...INDEX,
      revoked: JSON.stringify(key.sign(list)),
    });
    const { root, signer } = bank.keys;
    expect((await readTrust(signedBy(root), bank.keys)).revokedKeys).toEqual(['old']);
    await expect(readTrust(signedBy(signer().team), bank.keys)).rejects.toThrow(
      'The list of revoked keys cannot be trusted: it is not signed by a trusted key',
    );
  });
});

describe('the live release of a remote', () => {
  const one = () => readLiveRemote(bank, 'savings');

  it('has the record, the entry of the index, and no problem', async () => {
    const live = await one();
    expect(live).toMatchObject({
      ...{ name: 'savings', revision: stored().revision, isExpired: false, canarySummary: null },
      ...{ record: { name: 'savings' }, summary: { title: 'savings' } },
    });
    expect(live).not.toHaveProperty('problem');
  });

  it('has the summary of its canary', async () => {
    const manifest = { title: 'Pots' };
    await publishOne(bank, await newBuild(bank.root, 'savings', 'two', { manifest }), 10);
    expect(await one()).toMatchObject({
      ...{ summary: { title: 'savings' }, canarySummary: { title: 'Pots' } },
    });
  });

  it('is never signed again if its signature is wrong', async () => {
    const signed = stored().signed.replace('c0ffee', 'facade');
    bank.stored.releases.set('savings', { ...stored(), signed });
    const live = await one();
    expect(live).toMatchObject({ record: null, isExpired: false });
    expect(() => requireRecord(live)).toThrow(
      'The release record of savings cannot be trusted: it is not signed by a trusted key.',
    );
  });

  it('can be expired', async () => {
    const record = JSON.parse(stored().signed) as ReleaseRecord;
    const expired = bank.keys.signer().team.sign({ ...record, expires: '2020-01-01T00:00:00Z' });
    bank.stored.releases.set('savings', { ...stored(), ...expired });
    expect(await one()).toMatchObject({ isExpired: true, record: { name: 'savings' } });
  });

  it('is required', async () => {
    await expect(readLiveRemote(bank, 'loans')).rejects.toThrow('No version of loans is live.');
  });

  it('needs both a record and an entry', async () => {
    const trust = await readTrust(null, bank.keys);
    expect(await liveRemote('savings', readIndex(INDEX), stored(), trust)).toBeNull();
    bank.stored.releases.clear();
    expect((await readLiveRemotes(bank)).remotes).toEqual([]);
  });
});
