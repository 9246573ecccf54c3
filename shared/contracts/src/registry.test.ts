import { describe, expect, test } from '@jest/globals';
import { parseRegistry } from './registry';

const version = {
  version: 'a1b2c3',
  entry: 'https://savings.example/a1b2c3/remoteEntry.js',
  integrity: `sha384-${'x'.repeat(64)}`,
  remote: {
    name: 'savings',
    title: 'Savings',
    kind: 'primary',
    contract: '^1.0.0',
    routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
    menu: [],
  },
};
const savings = { name: 'savings', live: version, previous: null, canary: null };

function read(...remotes: unknown[]) {
  return parseRegistry({ schemaVersion: 2, revision: 7, remotes });
}

describe('parseRegistry', () => {
  test('reads what is live, what was before it, and what a share of the browsers tries', () => {
    const full = {
      ...savings,
      previous: { ...version, version: 'older' },
      canary: { version: { ...version, version: 'newer' }, share: 10 },
    };
    expect(read(full)).toEqual({
      ok: true,
      value: { revision: 7, remotes: [full], rejected: [] },
    });
  });

  test.each([
    ['address', { entry: 'not an address' }, 'savings, live: entry: Invalid URL'],
    ['hash', { integrity: 'md5-x' }, 'savings, live: integrity: must be a SHA-384'],
    ['remote.json', { remote: { ...version.remote, name: '?' } }, 'name: must be kebab-case'],
    [
      "other remote's remote.json",
      { remote: { ...version.remote, name: 'loans' } },
      'savings, live: its remote.json is that of loans',
    ],
  ])('leaves out a remote with a wrong %s, and keeps the others', (_, change, problem) => {
    const bad = { ...savings, live: { ...version, ...change } };
    expect(read(bad, savings)).toEqual({
      ok: true,
      value: { revision: 7, remotes: [savings], rejected: [expect.stringContaining(problem)] },
    });
  });

  test('keeps a remote whose previous version or canary cannot be read, without these', () => {
    const half = { ...savings, previous: {}, canary: { version, share: 0 } };
    expect(read(half)).toMatchObject({
      ok: true,
      value: { remotes: [savings], rejected: [expect.any(String), expect.any(String)] },
    });
  });

  test('tolerates keys of a later publisher', () => {
    expect(read({ ...savings, weather: 'fine' })).toMatchObject({
      ok: true,
      value: { remotes: [savings] },
    });
  });

  test.each([
    [null],
    [[]],
    ['<!doctype html>'],
    [{ schemaVersion: 1, revision: 1, remotes: [] }],
    [{ schemaVersion: 2, remotes: [] }],
  ])('refuses what is not a registry: %j', (document) => {
    expect(parseRegistry(document)).toMatchObject({ ok: false });
  });
});
