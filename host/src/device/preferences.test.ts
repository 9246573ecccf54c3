import { beforeEach, expect, jest, test } from '@jest/globals';
import { clearButPreferences, writePreference, readPreference } from './preferences';

beforeEach(() => localStorage.clear());

test('what was kept is read again', () => {
  expect(readPreference('bank.menu')).toBeNull();
  writePreference('bank.menu', 'collapsed');
  expect(readPreference('bank.menu')).toBe('collapsed');
});

test('how the site looks outlives a sign-out, and nothing else does', () => {
  localStorage.setItem('bank.theme', 'dark');
  localStorage.setItem('bank.menu', 'collapsed');
  localStorage.setItem('bank.session', '{}');
  localStorage.setItem('anything', 'of a person');
  clearButPreferences(localStorage);
  expect({ ...localStorage }).toEqual({ 'bank.theme': 'dark', 'bank.menu': 'collapsed' });
});

test('a browser stays on its side of a canary, whoever signs out', () => {
  localStorage.setItem('bank.canary.browser', 'a number by chance');
  clearButPreferences(localStorage);
  expect(localStorage.getItem('bank.canary.browser')).toBe('a number by chance');
});

test('where nothing may be stored, nothing is remembered and nothing breaks', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  writePreference('bank.menu', 'collapsed');
  expect(readPreference('bank.menu')).toBeNull();
});
