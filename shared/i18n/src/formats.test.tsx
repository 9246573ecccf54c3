import { afterEach, expect, test } from '@jest/globals';
import { dateFormat, numberFormat } from './formats';

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const figure = numberFormat();

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en-US', 'March 9, 2026', '12,345.6'],
  ['de', '9. März 2026', '12.345,6'],
  ['fr', '9 mars 2026', '12 345,6'],
])('a format created before the locale is known formats in %s', (language, date, number) => {
  document.documentElement.lang = language;
  expect(day.format(new Date(Date.UTC(2026, 2, 9)))).toBe(date);
  expect(figure.format(12345.6).replace(/\s/g, ' ')).toBe(number);
});
