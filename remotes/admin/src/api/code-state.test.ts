import { expect, test } from '@jest/globals';
import { readNumber } from './code-state';

test.each([
  [1234, 1234],
  [0, 0],
  ['1234', null],
  [Number.NaN, null],
  [undefined, null],
])('reads the stored number %p as %p', (value, expected) => {
  expect(readNumber('vatCodes', 'vatCode', value)).toBe(expected);
});
