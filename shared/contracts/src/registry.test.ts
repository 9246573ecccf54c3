import { describe, expect, test } from '@jest/globals';
import { parseRegistry } from './registry';

const entry = {
  version: 'a1b2c3',
  entry: 'https://savings.example/remoteEntry.a1b2c3.js',
  remote: {
    name: 'savings',
    title: 'Savings',
    kind: 'primary',
    contract: '^1.0.0',
    routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
    menu: [],
  },
};

describe('parseRegistry', () => {
  test('reads the live remotes', () => {
    expect(parseRegistry({ schemaVersion: 1, remotes: [entry] })).toEqual({
      ok: true,
      value: { entries: [entry], rejected: [] },
    });
  });

  test('leaves a bad entry out, names what is wrong with it, and keeps the others', () => {
    const bad = { ...entry, entry: 'not an address' };
    const result = parseRegistry({ schemaVersion: 1, remotes: [bad, entry] });
    expect(result).toEqual({
      ok: true,
      value: { entries: [entry], rejected: [expect.stringContaining('entry: Invalid URL')] },
    });
  });

  test('leaves out an entry whose remote.json is wrong', () => {
    const bad = { ...entry, remote: { ...entry.remote, name: '?' } };
    const result = parseRegistry({ schemaVersion: 1, remotes: [bad] });
    expect(result).toEqual({
      ok: true,
      value: { entries: [], rejected: [expect.stringContaining('name: must be kebab-case')] },
    });
  });

  test('tolerates keys of a later publisher', () => {
    const result = parseRegistry({
      schemaVersion: 1,
      remotes: [{ ...entry, canary: null }],
      by: 'x',
    });
    expect(result).toMatchObject({ ok: true, value: { entries: [{ version: 'a1b2c3' }] } });
  });

  test.each([[null], [[]], ['<!doctype html>'], [{ schemaVersion: 2, remotes: [] }]])(
    'refuses what is not a registry: %j',
    (document) => {
      expect(parseRegistry(document)).toMatchObject({ ok: false });
    },
  );
});
