import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { browserStore } from './browser-store';

beforeEach(() => localStorage.clear());

test('writes, reads and removes values', () => {
  expect(browserStore.read('bank.a')).toBeNull();
  expect(browserStore.write('bank.a', '1')).toBe(true);
  expect(browserStore.read('bank.a')).toBe('1');
  browserStore.remove('bank.a');
  expect(browserStore.read('bank.a')).toBeNull();
});

test('lists the keys with a prefix', () => {
  for (const key of ['bank.a', 'bank.b', 'other.bank.c']) browserStore.write(key, '1');
  expect(browserStore.keys('bank.').toSorted()).toEqual(['bank.a', 'bank.b']);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', {}],
  ['7', {}],
  ['{', {}],
])('reads the fields of %s', (stored, fields) => {
  localStorage.setItem('bank.a', stored);
  expect(browserStore.readFields('bank.a')).toEqual(fields);
});

describe('without storage', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  test('reads nothing', () => {
    expect(browserStore.read('bank.a')).toBeNull();
    expect(browserStore.readFields('bank.a')).toEqual({});
    expect(browserStore.keys('bank.')).toEqual([]);
  });

  test('reports that a value was not stored, and removes none', () => {
    expect(browserStore.write('bank.a', '1')).toBe(false);
    expect(() => browserStore.remove('bank.a')).not.toThrow();
  });
});
