import { expect, test } from '@jest/globals';
import { parseBirthDate } from './parse-birth-date';

test.each([
  ['', ''],
  ['1990-05-31', '1990-05-31'],
  ['1990-5-1', '1990-05-01'],
  ['2024- 2-29 ', '2024-02-29'],
])('stores %j as %j', (typed, stored) => expect(parseBirthDate(typed)).toBe(stored));

test.each([
  '1990',
  '1990-5-',
  '-5-31',
  '90-5-31',
  '1990-13-1',
  '1990-2-30',
  '2023-2-29',
  '1990-mai-3',
])('rejects %j', (typed) => expect(parseBirthDate(typed)).toBeNull());
