import { parseUndos, type ReleaseRecord } from '@bank/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, note, publishOne, putFile, SOURCE } from './builds.test-utils';
import { readLiveRemote } from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { abort, promote, renew, rollback } from './promote-and-rollback';
import { integrityOf } from './version';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

/** Publishes a version, or a canary for ten percent, and returns its name. */
async function publishWord(word: string, share?: number): Promise<string> {
  const build = await newBuild(bank.root, 'savings', word, { manifest: { title: word } });
  await publishOne(bank, build, share);
  return build.version.version;
}
const live = () => readLiveRemote(bank, 'savings');
/** The live, previous and canary version. */
const versions = async () => {
  const { record } = await live();
  return [record?.live, record?.previous, record?.canary?.version].map((one) => one?.version);
};
const titles = async () => {
  const { summary, canarySummary } = await live();
  return [summary.title, canarySummary?.title];
};
const undos = async () => {
  const parsed = parseUndos((await bank.registry.readRelease('savings'))?.undo ?? '');
  return parsed.ok ? parsed.value : {};
};

describe('promote', () => {
  it('makes the canary live, with its summary, and can be undone', async () => {
    const one = await publishWord('one');
    const two = await publishWord('two', 10);
    await promote(bank, 'savings', note());
    expect(await versions()).toEqual([two, one, undefined]);
    expect(await titles()).toEqual(['two', undefined]);
    expect(bank.stored.history[0]).toMatchObject({ action: 'promote', version: two });
    expect((await undos()).rollback?.version).toBe(one);
  });

  it('throws without a canary', async () => {
    await publishWord('one');
    await expect(promote(bank, 'savings', note())).rejects.toThrow('savings has no canary.');
    await expect(promote(bank, 'loans', note())).rejects.toThrow('No version of loans is live.');
  });

  it('throws if the index has no canary, although the record has', async () => {
    const [one, two] = [await publishWord('one'), await publishWord('two', 10)];
    const { index } = bank.stored;
    const { canary: _canary, ...entry } = JSON.parse(index?.remotes['savings'] ?? '') as Record<
      string,
      unknown
    >;
    if (index) bank.stored.index = { ...index, remotes: { savings: JSON.stringify(entry) } };
    await expect(promote(bank, 'savings', note())).rejects.toThrow('savings has no canary.');
    expect(await versions()).toEqual([one, undefined, two]);
  });
});

describe('abort', () => {
  it('removes the canary, and keeps the live version with its fallback', async () => {
    const [zero, one] = [await publishWord('zero'), await publishWord('one')];
    const two = await publishWord('two', 10);
    expect(await abort(bank, 'savings', note(), 'another')).toBe(false);
    expect(await versions()).toEqual([one, zero, two]);
    expect(await abort(bank, 'savings', note(), two)).toBe(true);
    expect(await versions()).toEqual([one, zero, undefined]);
    expect(await titles()).toEqual(['one', undefined]);
    expect(bank.stored.history[0]).toMatchObject({ action: 'abort', version: two });
    await publishWord('two', 10);
    expect(await abort(bank, 'savings', note())).toBe(true);
    expect(await versions()).toEqual([one, zero, undefined]);
    // As by another watcher, which has aborted it in the meantime.
    expect(await abort(bank, 'savings', note(), two)).toBe(false);
    await expect(abort(bank, 'savings', note())).rejects.toThrow('savings has no canary.');
  });
});

describe('rollback', () => {
  it('makes the previous version live, whose fallback is the one before it', async () => {
    const one = await publishWord('one');
    const [two, three] = [await publishWord('two'), await publishWord('three')];
    await rollback(bank, 'savings', undefined, note());
    expect(await versions()).toEqual([two, one, undefined]);
    expect(await titles()).toEqual(['two', undefined]);
    expect(bank.stored.history[0]).toMatchObject({ action: 'rollback', version: two });
    await rollback(bank, 'savings', undefined, note());
    expect(await versions()).toEqual([one, undefined, undefined]);
    await expect(rollback(bank, 'savings', undefined, note())).rejects.toThrow(
      `savings has no version before ${one}.`,
    );
    await rollback(bank, 'savings', three, note());
    expect(await versions()).toEqual([three, two, undefined]);
  });

  it('signs a named version again, with its source and the hash of its version.json', async () => {
    const one = await publishWord('one');
    const signed = (await live()).record?.live;
    const other = await newBuild(bank.root, 'loans', 'one');
    await publishOne(bank, other);
    await publishWord('two');
    await publishWord('three', 10);
    await rollback(bank, 'savings', one, note());
    expect((await live()).record).toMatchObject({ live: signed, canary: null });
    expect(signed?.source).toEqual(SOURCE);
    const text = await bank.sites.fetch('savings', `${one}/version.json`);
    expect(signed?.files).toBe(integrityOf(text ?? Buffer.of()));
  });

  it('signs the live version again after it was renewed beside a canary', async () => {
    const one = await publishWord('one');
    await publishWord('two', 10);
    await renew(bank, ['savings'], note());
    await rollback(bank, 'savings', one, note());
    expect(await versions()).toEqual([one, undefined, undefined]);
  });

  it('rolls back to a version that only was a canary', async () => {
    await publishWord('one');
    const two = await publishWord('two', 10);
    await rollback(bank, 'savings', two, note());
    expect(await versions()).toEqual([two, undefined, undefined]);
    expect((await live()).record?.live.source).toEqual(SOURCE);
  });

  it('falls back to no version that is no longer deployed, or that it replaces', async () => {
    const [one, two] = [await publishWord('one'), await publishWord('two')];
    await publishWord('three');
    await bank.sites.removeVersions('savings', [one]);
    await rollback(bank, 'savings', undefined, note());
    expect(await versions()).toEqual([two, undefined, undefined]);
    // The version before two is three, which is replaced.
    const three = await publishWord('three');
    await rollback(bank, 'savings', two, note());
    await publishWord('two');
    await rollback(bank, 'savings', three, note());
    expect(await versions()).toEqual([three, undefined, undefined]);
  });

  it('rolls back to a deployed version that was never released, without a source', async () => {
    await publishWord('one');
    const uploaded = await newBuild(bank.root, 'savings', 'uploaded');
    await bank.sites.upload(uploaded);
    await rollback(bank, 'savings', uploaded.version.version, note());
    expect(await versions()).toEqual([uploaded.version.version, undefined, undefined]);
    expect((await live()).record?.live).not.toHaveProperty('source');
  });

  it('names the deployed versions if there is no such version', async () => {
    const [one, two] = [await publishWord('one'), await publishWord('two')];
    await expect(rollback(bank, 'savings', '0123456789abcdef', note())).rejects.toMatchObject({
      message: 'Version 0123456789abcdef of savings is not deployed.',
      remedy: `Choose a deployed version: ${[one, two].sort().join(', ')}.`,
    });
  });

  it('refuses a folder whose version.json differs from the signed release', async () => {
    const [one] = [await publishWord('one'), await publishWord('two')];
    const text = await bank.sites.fetch('savings', `${one}/version.json`);
    const path = `sites/savings/${one}/version.json`;
    // The same version, with other bytes.
    await putFile(bank.root, path, JSON.parse(text?.toString() ?? ''));
    bank.stored.history.forEach((entry) => {
      const record = JSON.parse(entry.signed) as ReleaseRecord;
      if (record.live.version === one) record.live.files = `sha384-${'x'.repeat(64)}`;
      entry.signed = JSON.stringify(record);
    });
    await expect(rollback(bank, 'savings', one, note())).rejects.toThrow(
      `The version.json of ${one} differs from the signed release.`,
    );
  });
});

describe('renew', () => {
  it('signs the unchanged releases again', async () => {
    const [one, two] = [await publishWord('one'), await publishWord('two')];
    const canary = await publishWord('three', 10);
    const loans = await newBuild(bank.root, 'loans', 'one');
    await publishOne(bank, loans);
    const { revision } = await live();
    await renew(bank, ['savings', 'loans'], { why: 'new key', at: new Date() });
    expect(await versions()).toEqual([two, one, canary]);
    expect(await titles()).toEqual(['two', 'three']);
    expect((await live()).revision).toBeGreaterThan(revision);
    expect(bank.stored.history.slice(0, 2)).toMatchObject([
      { remote: 'loans', action: 'renew', why: 'new key', version: loans.version.version },
      { remote: 'savings', action: 'renew', why: 'new key', version: two },
    ]);
  });
});
