import { beforeEach, expect, jest, test } from '@jest/globals';
import { clearExceptPreferences, writePreference, readPreference } from './preferences';

beforeEach(() => localStorage.clear());

test('stores and reads a preference', () => {
  expect(readPreference('bank.menu')).toBeNull();
  writePreference('bank.menu', 'collapsed');
  expect(readPreference('bank.menu')).toBe('collapsed');
});

test('keeps display preferences after a sign-out, and clears everything else', () => {
  localStorage.setItem('bank.theme', 'dark');
  localStorage.setItem('bank.menu', 'collapsed');
  localStorage.setItem('bank.session', '{}');
  localStorage.setItem('anything', 'of a person');
  clearExceptPreferences(localStorage);
  expect({ ...localStorage }).toEqual({ 'bank.theme': 'dark', 'bank.menu': 'collapsed' });
});

test('keeps the canary id of the browser after a sign-out', () => {
  localStorage.setItem('bank.canary.browser', 'a number by chance');
  clearExceptPreferences(localStorage);
  expect(localStorage.getItem('bank.canary.browser')).toBe('a number by chance');
});

test('does not throw if storage is unavailable', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  writePreference('bank.menu', 'collapsed');
  expect(readPreference('bank.menu')).toBeNull();
});
