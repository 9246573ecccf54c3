import type { ReleaseRecord } from '@bank/contracts';
import { afterEach, expect, test } from '@jest/globals';
import { overridden, readOverride } from './override';

const ORIGINS = ['http://localhost:3101'];
const entry = 'http://localhost:3101/remoteEntry.js';
const HOUR = 3_600_000;
const write = (value: unknown) => localStorage.setItem('bank.override', JSON.stringify(value));

afterEach(() => localStorage.clear());

test('lasts eight hours from when it is first seen, and no longer', () => {
  write({ remote: 'loans', entry });
  const override = readOverride(ORIGINS, 0);
  expect(override).toEqual({ remote: 'loans', entry, until: 8 * HOUR });
  expect(readOverride(ORIGINS, 7 * HOUR)).toEqual(override);
  expect(readOverride(ORIGINS, 8 * HOUR)).toBeNull();
});

test.each([
  ['another origin', { remote: 'loans', entry: 'https://evil.example/remoteEntry.js' }],
  ['another port', { remote: 'loans', entry: 'http://localhost:3102/remoteEntry.js' }],
  [
    'a name that only begins as an allowed one',
    { remote: 'loans', entry: `${ORIGINS[0]}.evil.example/` },
  ],
  ['no address', { remote: 'loans', entry: 'remoteEntry.js' }],
  ['a later end than it may have', { remote: 'loans', entry, until: 9 * HOUR }],
  ['no remote', { entry }],
  ['nothing', null],
])('is none with %s', (_, value) => {
  write(value);
  expect(readOverride(ORIGINS, 0)).toBeNull();
});

test('is none where the deployment allows none, or where it cannot be read', () => {
  write({ remote: 'loans', entry });
  expect(readOverride([], 0)).toBeNull();
  localStorage.setItem('bank.override', '{');
  expect(readOverride(ORIGINS, 0)).toBeNull();
});

test('comes before what is live, for its remote alone', () => {
  const live = { version: 'one', entry: 'https://loans.example/1.js', integrity: 'sha384-x' };
  const remote = { name: 'loans', live, previous: null, canary: null } as unknown as ReleaseRecord;
  const override = { remote: 'loans', entry, until: 1 };
  expect(overridden(remote, override)).toMatchObject({
    live: { entry, integrity: null },
    previous: live,
  });
  expect(overridden({ ...remote, name: 'cards' }, override)).toMatchObject({ live });
});
