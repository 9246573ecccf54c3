import { describe, expect, test } from '@jest/globals';
import { type OutcomeReport, outcomeOf } from '@bank/contracts';
import { exceedsThreshold } from './canary-watch';

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
