import { expect, test } from '@jest/globals';
import { weeksOf } from './calendar-weeks';

const shown = (month: string, firstDay: number) =>
  weeksOf(month, firstDay).map((week) =>
    week.map(({ day, isInMonth }) => (isInMonth ? day.slice(8) : '-')).join(' '),
  );

test('a month begins and ends with the days of its neighbors', () => {
  expect(shown('2026-11', 1)).toEqual([
    '- - - - - - 01',
    '02 03 04 05 06 07 08',
    '09 10 11 12 13 14 15',
    '16 17 18 19 20 21 22',
    '23 24 25 26 27 28 29',
    '30 - - - - - -',
  ]);
  expect(shown('2026-11', 7)[0]).toBe('01 02 03 04 05 06 07');
});

test('a month of exactly four weeks has no other days', () => {
  expect(shown('2027-02', 1)).toHaveLength(4);
});
