import { expect, test } from '@jest/globals';
import { maskChanging } from './masks';

test.each([
  ['an id with digits', 'k3JvQ9xT0aLmN2bRcD4e', '[id]'],
  ['an id without digits', 'YfBwoNcCiFzDIHMjxReM', '[id]'],
  ['a word of the same length', 'Verwendungsnachweise', 'Verwendungsnachweise'],
  ['a reference', 'REF-AB12CD34E', '[reference]'],
])('masks only what differs in each run: %s', (_, phrase, masked) => {
  expect(maskChanging(phrase)).toBe(masked);
});
