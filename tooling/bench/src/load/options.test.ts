import { expect, test } from '@jest/globals';
import { readLoadOptions } from './options';

test('by default, 200 customers use the bank for ten minutes, and 1,000 browsers report', () => {
  const expected = { seed: 1, customers: 200, minutes: 10, think: 60, browsers: 1000 };
  expect(readLoadOptions([])).toEqual(expected);
});

test('accepts smaller values, a part of a minute, and none for a part that is left out', () => {
  const args = ['--customers=5', '--minutes=0.5', '--think=2', '--browsers=0', '--seed=7'];
  const expected = { seed: 7, customers: 5, minutes: 0.5, think: 2, browsers: 0 };
  expect(readLoadOptions(args)).toEqual(expected);
});

test.each([
  [['--customers', '-1']],
  [['--customers', '1.5']],
  [['--customers', '']],
  [['--minutes', '0']],
  [['--minutes', 'ten']],
  [['--think', '0']],
  [['--clients', '3']],
])('refuses %j', (args) => {
  expect(() => readLoadOptions(args)).toThrow();
});
