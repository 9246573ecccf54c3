import { afterEach, expect, test } from '@jest/globals';
import { percentile, remoteJournal } from './remote-journal';

afterEach(() => localStorage.clear());

test('half of all and nineteen of twenty do not exceed their percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNull();
});

test('keeps the last fifty waits and the last failure, for the pages after this one', () => {
  for (let ms = 1; ms <= 60; ms += 1) remoteJournal.waited('loans', ms);
  remoteJournal.failed('loans', 'abc', 'broken');
  const { waits, failure } = remoteJournal.of('loans');
  expect(waits).toHaveLength(50);
  expect(waits.at(-1)).toBe(60);
  expect(failure).toMatchObject({ version: 'abc', error: 'broken' });
  expect(remoteJournal.of('cards')).toEqual({ waits: [], failure: null });
});

test('tells whoever draws it, once for each change', () => {
  const before = remoteJournal.changes();
  remoteJournal.become('loans', 'working');
  remoteJournal.become('loans', 'working');
  expect(remoteJournal.changes()).toBe(before + 1);
  expect(remoteJournal.stateOf('loans')).toBe('working');
});
