import { afterEach, expect, test } from '@jest/globals';
import { percentile, remoteHealth } from './remote-health';

afterEach(() => localStorage.clear());

test('computes the median and the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNull();
});

test('stores the last fifty load times and the last failure', () => {
  for (let ms = 1; ms <= 60; ms += 1) remoteHealth.recordLoadTime('loans', ms);
  remoteHealth.recordFailure('loans', 'abc', 'broken');
  const { waits, failure } = remoteHealth.get('loans');
  expect(waits).toHaveLength(50);
  expect(waits.at(-1)).toBe(60);
  expect(failure).toMatchObject({ version: 'abc', error: 'broken' });
  expect(remoteHealth.get('cards')).toEqual({ waits: [], failure: null });
});

test('leaves out what it cannot read', () => {
  const stored = { waits: [1, '2', null, 3], failure: { at: 'yesterday' } };
  localStorage.setItem('bank.remotes', JSON.stringify({ loans: stored, cards: { waits: 1 } }));
  expect(remoteHealth.get('loans')).toEqual({ waits: [1, 3], failure: null });
  expect(remoteHealth.get('cards')).toEqual({ waits: [], failure: null });
});

test('counts one change for each new state', () => {
  const before = remoteHealth.changeCount();
  remoteHealth.setState('loans', 'working');
  remoteHealth.setState('loans', 'working');
  expect(remoteHealth.changeCount()).toBe(before + 1);
  expect(remoteHealth.stateOf('loans')).toBe('working');
});
