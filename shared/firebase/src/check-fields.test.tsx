import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkFields, UNREADABLE_FIELD } from './check-fields';

let fields: unknown[];
const onField = (event: Event) => fields.push((event as CustomEvent).detail);
const types = {
  ...{ text: ['name'], list: ['tags'], money: ['amount'], flag: ['isAdmin'] },
  ...{ date: ['at'], map: ['limits'] },
};

beforeEach(() => {
  fields = [];
  window.addEventListener(UNREADABLE_FIELD, onField);
});
afterEach(() => window.removeEventListener(UNREADABLE_FIELD, onField));

test('accepts fields of the expected types, missing ones and null', () => {
  const at = { toDate: () => new Date() };
  checkFields('users', { name: 'Ada', amount: 0.1, isAdmin: false, at, other: 1 }, types);
  checkFields('users', { tags: ['a', ''], limits: { daily: 1 } }, types);
  checkFields('users', { tags: [], limits: {} }, types);
  checkFields('users', { name: null, amount: null, at: null }, types);
  checkFields('users', {}, types);
  expect(fields).toEqual([]);
});

test.each([
  ['name', 12],
  ['amount', '12'],
  ['amount', 1e300],
  ['amount', Number.NaN],
  ['isAdmin', 'true'],
  ['at', '2026-01-31'],
  ['tags', 'a'],
  ['limits', 'none'],
])('names the field %s with the value %p', (field, value) => {
  checkFields('users', { [field]: value }, types);
  expect(fields).toEqual([`users.${field}`]);
});
