import { expect, test } from '@jest/globals';
import { failureShare, isFailure, outcomeOf } from './version-outcome';

const report = (kind: string, uid: string, version = 'new') => ({ kind, uid, version });

test.each([
  ['failure', true],
  ['error', true],
  ['load', false],
])('a report of the kind %s is a failure: %s', (kind, expected) => {
  expect(isFailure({ kind })).toBe(expected);
});

test('counts users of the version, each once, as failed after any failure', () => {
  const reports = [
    ...[report('load', 'ada'), report('load', 'ada'), report('load', 'bo')],
    ...[report('error', 'bo'), report('load', 'bo'), report('failure', 'cy')],
    ...[report('failure', 'ada', 'old'), report('load', 'di', 'old')],
  ];
  expect(outcomeOf(reports, 'new')).toEqual({ users: 3, failed: 2 });
  expect(outcomeOf([], 'new')).toEqual({ users: 0, failed: 0 });
});

test('the share of failures is a percentage of the users, and 0 without users', () => {
  expect(failureShare({ users: 4, failed: 1 })).toBe(25);
  expect(failureShare({ users: 3, failed: 3 })).toBe(100);
  expect(failureShare({ users: 0, failed: 0 })).toBe(0);
});

test.each([
  [0, ['load', 'load']],
  [0, ['load', 'load', 'load']],
  [1, ['failure', 'load', 'load']],
  [1, ['load', 'failure', 'load']],
  [1, ['load', 'load', 'failure']],
])('counts %d failed user with the reports %j', (failed, kinds) => {
  const reports = kinds.map((kind) => report(kind, 'ada'));
  expect(outcomeOf(reports, 'new')).toEqual({ users: 1, failed });
});
