import { expect, test } from '@jest/globals';
import { monthsCompared } from './month-volume';

const day = (month: number, date: number, hour = 0) => new Date(2026, month - 1, date, hour);

test('compares this month with the same days of the previous one', () => {
  expect(monthsCompared(day(11, 24, 15))).toEqual({
    current: { from: day(11, 1), until: day(11, 24, 15) },
    previous: { from: day(10, 1), until: new Date(day(10, 1).getTime() + 23.625 * 86_400_000) },
  });
});

test('compares the end of a month with no more than a shorter month before', () => {
  expect(monthsCompared(day(3, 31)).previous).toEqual({ from: day(2, 1), until: day(3, 1) });
});
