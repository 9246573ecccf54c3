import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { type OutcomeReport, outcomeOf } from '@bank/contracts';
import { newBuild, publishOne } from './builds.test-utils';
import { abortFailingCanaries, exceedsThreshold } from './canary-watch';
import { readLiveRemote } from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';

const report = (uid: string, kind: string, version = 'canary'): OutcomeReport => ({
  ...{ kind, uid, version },
});
const LIMITS = { threshold: 20, least: 5 };
const LIVE = { users: 100, failed: 0 };

describe('outcomeOf', () => {
  test('counts a load and a failure of the same user once, as a failure', () => {
    const reports = [report('ada', 'load'), report('ada', 'failure'), report('bob', 'load')];
    expect(outcomeOf(reports, 'canary')).toEqual({ users: 2, failed: 1 });
    expect(outcomeOf(reports.reverse(), 'canary')).toEqual({ users: 2, failed: 1 });
  });

  test('counts a user who reports many failures as one', () => {
    const reports = Array.from({ length: 100 }, () => report('mallory', 'failure'));
    expect(outcomeOf(reports, 'canary')).toEqual({ users: 1, failed: 1 });
  });

  test('counts only reports of the version', () => {
    expect(outcomeOf([report('ada', 'failure', 'live')], 'canary')).toEqual({
      users: 0,
      failed: 0,
    });
  });
});

describe('exceedsThreshold', () => {
  test('requires failures of enough users', () => {
    expect(exceedsThreshold({ users: 4, failed: 4 }, LIVE, LIMITS)).toBe(false);
    expect(exceedsThreshold({ users: 5, failed: 5 }, LIVE, LIMITS)).toBe(true);
  });

  test.each([20, 50, 90])('requires more than the threshold of %d %%', (threshold) => {
    const limits = { threshold, least: 5 };
    expect(exceedsThreshold({ users: 100, failed: threshold }, LIVE, limits)).toBe(false);
    expect(exceedsThreshold({ users: 100, failed: threshold + 1 }, LIVE, limits)).toBe(true);
  });

  test('ignores failures that are as frequent in the live version', () => {
    expect(exceedsThreshold({ users: 100, failed: 60 }, { users: 100, failed: 70 }, LIMITS)).toBe(
      false,
    );
  });
});

describe('abortFailingCanaries', () => {
  const SINCE = new Date('2026-03-01T00:00:00Z');
  let bank: MemoryBank;
  let versions: string[];
  beforeEach(async () => {
    bank = await newMemoryBank();
    versions = [];
    await publishOne(bank, await newBuild(bank.root, 'loans', 'one'));
    for (const [word, share] of [['one'], ['two', 10]] as const) {
      const build = await newBuild(bank.root, 'savings', word);
      await publishOne(bank, build, share);
      versions.push(build.version.version);
    }
  });
  afterEach(() => rm(bank.root, { recursive: true }));

  /** Adds a report by each of some users, on the live version or the canary. */
  const report = (kind: string, users: number, at: 0 | 1, time = SINCE) => {
    for (let user = 0; user < users; user += 1) {
      const version = versions[at] ?? '';
      bank.stored.reports.push({ kind, version, uid: `${user}`, remote: 'savings', at: time });
    }
  };
  const judge = () => abortFailingCanaries(bank, LIMITS, SINCE);
  const canary = async () => (await readLiveRemote(bank, 'savings')).record?.canary;

  test('aborts a canary that fails for enough users, with the reason', async () => {
    report('failure', 5, 1);
    report('load', 20, 0);
    report('error', 1, 0);
    const [live, next] = versions;
    const why = `${next} failed for 5 of 5 users, ${live} for 1 of 20`;
    expect(await judge()).toEqual([`savings: the canary ${why}. It was withdrawn.`]);
    expect(await canary()).toBeNull();
    expect(bank.stored.history[0]).toMatchObject({ action: 'abort', remote: 'savings', why });
    expect(await judge()).toEqual([]);
  });

  test.each([
    ['too few users', () => report('failure', 4, 1)],
    ['users of the live version', () => report('failure', 5, 0)],
    ['users before the period', () => report('failure', 5, 1, new Date(SINCE.getTime() - 1))],
  ])('keeps a canary that failed for %s', async (_, reports) => {
    reports();
    expect(await judge()).toEqual([]);
    expect(await canary()).not.toBeNull();
  });

  test('names no canary that another watcher has withdrawn first', async () => {
    report('failure', 5, 1);
    const { update } = bank.registry;
    bank.registry.update = async (...change) => {
      bank.registry.update = update;
      await judge();
      await update(...change);
    };
    expect(await judge()).toEqual([]);
    expect(await canary()).toBeNull();
  });
});
