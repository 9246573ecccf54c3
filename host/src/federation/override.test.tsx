import type { ReleaseRecord } from '@bank/contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { endOverrides, overridden, readOverrides, writeOverrides } from './override';

const ORIGINS = ['http://localhost:3101', 'http://localhost:3102'];
const entry = 'http://localhost:3101/remoteEntry.js';
const HOUR = 3_600_000;
const write = (value: unknown) => localStorage.setItem('bank.override', JSON.stringify(value));

afterEach(() => localStorage.clear());

test('an override expires eight hours after it was first read', () => {
  write({ remote: 'loans', entry });
  const [override] = readOverrides(ORIGINS, 0);
  expect(override).toEqual({ remote: 'loans', entry, until: 8 * HOUR, isOff: false });
  expect(readOverrides(ORIGINS, 7 * HOUR)).toEqual([override]);
  expect(readOverrides(ORIGINS, 8 * HOUR)).toEqual([]);
});

test('keeps one override for each remote; the last one wins', () => {
  const other = 'http://localhost:3102/remoteEntry.js';
  writeOverrides([
    { remote: 'loans', entry, isOff: false },
    { remote: 'cards', entry: other, isOff: true },
    { remote: 'loans', entry: other, isOff: false },
  ]);
  expect(readOverrides(ORIGINS, 0)).toEqual([
    { remote: 'loans', entry: other, until: 8 * HOUR, isOff: false },
    { remote: 'cards', entry: other, until: 8 * HOUR, isOff: true },
  ]);
  writeOverrides([]);
  expect(readOverrides(ORIGINS, 0)).toEqual([]);
});

test.each([
  ['another origin', { remote: 'loans', entry: 'https://evil.example/remoteEntry.js' }],
  ['another port', { remote: 'loans', entry: 'http://localhost:3103/remoteEntry.js' }],
  [
    'a host that only starts like an allowed one',
    { remote: 'loans', entry: `${ORIGINS[0]}.evil.example/` },
  ],
  ['no address', { remote: 'loans', entry: 'remoteEntry.js' }],
  ['an expiry that is too late', { remote: 'loans', entry, until: 9 * HOUR }],
  ['an expiry that has passed', { remote: 'loans', entry, until: 0 }],
  ['an expiry that is no number', { remote: 'loans', entry, until: 'later' }],
  ['an address that is no text', { remote: 'loans', entry: 7 }],
  ['a list of addresses', { remote: 'loans', entry: [entry] }],
  ['no remote', { entry }],
  ['nothing', null],
  ['a list of invalid items', [null, 7, 'loans']],
])('ignores an override with %s', (_, value) => {
  write(value);
  expect(readOverrides(ORIGINS, 0)).toEqual([]);
});

test('ignores overrides if the deployment allows none or the stored JSON is invalid', () => {
  write({ remote: 'loans', entry });
  expect(readOverrides([], 0)).toEqual([]);
  localStorage.setItem('bank.override', '{');
  expect(readOverrides(ORIGINS, 0)).toEqual([]);
});

test('applies no override whose expiry cannot be stored', () => {
  write({ remote: 'loans', entry });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(readOverrides(ORIGINS, 0)).toEqual([]);
});

test('accepts an expiry of exactly eight hours, and any stored truth as off', () => {
  write([{ remote: 'loans', entry, until: 8 * HOUR, isOff: 1 }, null]);
  expect(readOverrides(ORIGINS, 0)).toEqual([
    { remote: 'loans', entry, until: 8 * HOUR, isOff: true },
  ]);
});

test('replaces the live version of its own remote only, unless it is off', () => {
  const live = { version: 'one', entry: 'https://loans.example/1.js', integrity: 'sha384-x' };
  const canary = { version: live, share: 10 };
  const remote = { name: 'loans', live, previous: null, canary } as unknown as ReleaseRecord;
  const override = { remote: 'loans', entry, until: 1, isOff: false };
  expect(overridden(remote, [override])).toMatchObject({
    live: { entry, integrity: null, version: 'override' },
    previous: live,
    canary: null,
  });
  expect(overridden({ ...remote, name: 'cards' }, [override])).toMatchObject({ live });
  expect(overridden(remote, [{ ...override, isOff: true }])).toMatchObject({ live });
});

test('ends all overrides, and reloads the page', () => {
  // jsdom reports a reload, which it does not implement, as an error.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  write({ remote: 'loans', entry });
  endOverrides();
  expect(localStorage.getItem('bank.override')).toBeNull();
  expect(String(reload.mock.calls[0]?.[0])).toContain('navigation');
});
