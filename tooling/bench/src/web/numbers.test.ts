import { expect, test } from '@jest/globals';
import { median, percentile, tableOf, withSpread } from './numbers';

test('the median is the middle one, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 100, 8, 7])).toBe(9);
});

test('of twenty moves the 95th percentile leaves out the slowest', () => {
  const moves = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(percentile(moves, 95)).toBe(19);
  expect(percentile(moves, 100)).toBe(20);
});

test('a spread is half of what lies between the least and the most', () => {
  expect(withSpread([100, 140, 110])).toBe('110 ±20');
});

test('a table stands in columns', () => {
  expect(
    tableOf([
      ['page', 'KB'],
      ['a', '1'],
      ['landing', '105'],
    ]),
  ).toBe(['page      KB', 'a          1', 'landing  105'].join('\n'));
});
