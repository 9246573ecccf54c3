import { beforeEach, expect, jest, test } from '@jest/globals';
import { clearStorage } from '../session/clear-user-data';
import { seen } from './seen';

beforeEach(() => localStorage.clear());

test('keeps the latest time of each account', () => {
  expect(seen.get('a')).toBe(0);
  seen.mark('a', 5);
  seen.mark('b', 7);
  seen.mark('a', 3);
  expect([seen.get('a'), seen.get('b'), seen.get('c')]).toEqual([5, 7, 0]);
});

test('keeps the times after a sign-out', () => {
  seen.mark('a', 5);
  clearStorage('device');
  expect(seen.get('a')).toBe(5);
});

test('notifies of a change, also in another tab', () => {
  const listener = jest.fn();
  const unsubscribe = seen.subscribe(listener);
  seen.mark('a', 5);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank.notifications-seen' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  seen.mark('a', 6);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('forgets the accounts that were read longest ago', () => {
  for (let index = 1; index <= 12; index += 1) seen.mark(`account-${index}`, index);
  expect(seen.get('account-2')).toBe(0);
  expect(seen.get('account-3')).toBe(3);
});

test.each(['no JSON', 'null', '[1]', '{"a":"5"}'])(
  'reads the stored text %s as nothing',
  (text) => {
    localStorage.setItem('bank.notifications-seen', text);
    expect(seen.get('a')).toBe(0);
  },
);

test('keeps the times for this page without storage', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  seen.mark('a', 5);
  expect(seen.get('a')).toBe(5);
});
