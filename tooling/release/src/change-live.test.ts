import { beforeEach, describe, expect, it } from '@jest/globals';
import { abort, promote, rollback } from './change-live';
import { history, status } from './history';
import { prune } from './prune';
import { newBank, newBuild, NOTE, publishOne } from './stub-bank';
import type { Build } from './target';

let bank: Awaited<ReturnType<typeof newBank>>;
let builds: Build[];
const versionOf = (index: number) => builds[index]?.version.version ?? '';
const buildOf = (index: number) => builds[index] as Build;

beforeEach(async () => {
  bank = await newBank();
  const words = ['one', 'two', 'three', 'four'];
  builds = await Promise.all(words.map((word) => newBuild(bank.root, 'savings', word)));
});

async function live() {
  const registry = await bank.target.readRegistry();
  const [remote] = registry?.remotes ?? [];
  return {
    live: remote?.live.version,
    previous: remote?.previous?.version ?? null,
    canary: remote?.canary?.version.version ?? null,
  };
}

describe('promote and abort', () => {
  it('make a canary live for all, or for nobody', async () => {
    await publishOne(bank.target, buildOf(0));
    await publishOne(bank.target, buildOf(1), 10);
    await abort(bank.target, 'savings', NOTE);
    expect(await live()).toEqual({ live: versionOf(0), previous: null, canary: null });
    await publishOne(bank.target, buildOf(1), 10);
    await promote(bank.target, 'savings', NOTE);
    expect(await live()).toEqual({ live: versionOf(1), previous: versionOf(0), canary: null });
  });

  it('say so where there is no canary, or no remote', async () => {
    await publishOne(bank.target, buildOf(0));
    await expect(promote(bank.target, 'savings', NOTE)).rejects.toThrow('savings has no canary');
    await expect(abort(bank.target, 'loans', NOTE)).rejects.toThrow('No version of loans is live');
  });
});

describe('rollback', () => {
  it('goes back in one step, and does not keep what it flees from as the good version', async () => {
    for (const index of [0, 1, 2]) await publishOne(bank.target, buildOf(index));
    const { revision } = await rollback(bank.target, 'savings', undefined, NOTE);
    expect(revision).toBe(4);
    expect(await live()).toEqual({ live: versionOf(1), previous: versionOf(0), canary: null });
    await rollback(bank.target, 'savings', undefined, NOTE);
    expect(await live()).toEqual({ live: versionOf(0), previous: null, canary: null });
    await expect(rollback(bank.target, 'savings', undefined, NOTE)).rejects.toThrow(
      `savings has no version before ${versionOf(0)}`,
    );
  });

  it('goes to any version that is still deployed', async () => {
    for (const index of [0, 1, 2]) await publishOne(bank.target, buildOf(index));
    await rollback(bank.target, 'savings', versionOf(0), NOTE);
    expect(await live()).toEqual({ live: versionOf(0), previous: null, canary: null });
    await expect(rollback(bank.target, 'savings', 'fedcba9876543210', NOTE)).rejects.toThrow(
      'Version fedcba9876543210 of savings is not deployed',
    );
  });

  it('takes less than a second', async () => {
    for (const index of [0, 1]) await publishOne(bank.target, buildOf(index));
    const start = performance.now();
    await rollback(bank.target, 'savings', undefined, NOTE);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('history and status', () => {
  it('say who released what, when and why, the latest first', async () => {
    await publishOne(bank.target, buildOf(0));
    await publishOne(bank.target, buildOf(1), 10);
    await promote(bank.target, 'savings', { ...NOTE, why: 'it works' });
    const [one, two] = [versionOf(0), versionOf(1)];
    expect(await history(bank.target)).toEqual([
      `3  2030-01-02T03:04:05.000Z  Grace  promote  savings ${one} → ${two}  it works`,
      `2  2030-01-02T03:04:05.000Z  Grace  canary  savings ${one} → ${two} (10 %)  because`,
      `1  2030-01-02T03:04:05.000Z  Grace  publish  savings none → ${one}  because`,
    ]);
    expect(await history(bank.target, 'loans')).toEqual([]);
    const registry = await bank.target.readRegistry();
    expect(registry && status(registry)).toEqual([`savings  live ${two}, before it ${one}`]);
  });
});

describe('prune', () => {
  it('keeps the versions that were live last, what is live, before it or tried, and the unreleased', async () => {
    for (const index of [0, 1, 2]) await publishOne(bank.target, buildOf(index));
    await rollback(bank.target, 'savings', versionOf(0), NOTE);
    await bank.target.upload(buildOf(3));
    expect(await prune(bank.target, 2)).toEqual([`savings/${versionOf(1)}`]);
    const left = [versionOf(0), versionOf(2), versionOf(3)].sort();
    expect(await bank.target.versionsOf('savings')).toEqual(left);
    expect(await prune(bank.target, 1)).toEqual([`savings/${versionOf(2)}`]);
  });
});
