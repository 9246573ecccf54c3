import { afterEach, expect, test } from '@jest/globals';
import { plural } from './plural';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['de-AT', 2, 'other'],
  ['fr', 0, 'one'],
  ['fr', 1_000_000, 'other'],
])('in %s, %d selects the form %s', (language, count, form) => {
  document.documentElement.lang = language;
  expect(plural(count, { one: 'one', other: 'other' })).toBe(form);
});
