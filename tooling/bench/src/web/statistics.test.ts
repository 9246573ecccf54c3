import { expect, test } from '@jest/globals';
import { median, percentile, tableOf, withSpread } from './statistics';

test('median returns the middle value of unsorted values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 100, 8, 7])).toBe(9);
});

test('percentile 95 of twenty values excludes the largest', () => {
  const navigations = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(percentile(navigations, 95)).toBe(19);
  expect(percentile(navigations, 100)).toBe(20);
});

test('withSpread appends half of the range', () => {
  expect(withSpread([100, 140, 110])).toBe('110 ±20');
});

test('tableOf aligns columns', () => {
  expect(
    tableOf([
      ['page', 'KB'],
      ['a', '1'],
      ['landing', '105'],
    ]),
  ).toBe(['page      KB', 'a          1', 'landing  105'].join('\n'));
});
