import { describe, expect, test } from '@jest/globals';
import type { RemoteOutline } from './remote-manifest';
import { compactOutline, parseSiteIndex } from './site-index';

const savings: RemoteOutline = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  routes: [
    { path: '/savings', title: 'Savings', access: 'customer' },
    { path: '/savings/new', title: 'A new pot', description: 'Save more.', access: 'customer' },
  ],
  menu: [
    { label: 'Savings', path: '/savings', icon: 'home', order: 1 },
    { label: 'Pots', path: '/savings/new', icon: 'card', order: 2 },
  ],
};
const remote = { name: 'savings', at: 3, ...compactOutline(savings) };
const canary = { version: 'newer', share: 10, ...compactOutline(savings) };

const read = (...remotes: unknown[]) => parseSiteIndex({ document: 'index', revision: 7, remotes });

describe('parseSiteIndex', () => {
  test('reads what was written, though what repeats itself was left out', () => {
    expect(JSON.stringify(remote).match(/"Savings"/g)).toHaveLength(1);
    expect(read({ ...remote, canary })).toEqual({
      ok: true,
      value: {
        revision: 7,
        rejected: [],
        remotes: [
          { outline: savings, at: 3, canary: { version: 'newer', share: 10, outline: savings } },
        ],
      },
    });
  });

  test.each([
    ['name', { name: '?' }, 'kebab-case'],
    ['revision', { at: 0 }, 'at:'],
    ['route', { routes: [{ path: 'savings', access: 'customer' }] }, 'must be an absolute path'],
    ['lack of routes', { routes: [] }, 'must have a route'],
  ])('leaves out a remote with a wrong %s, and keeps the others', (_, change, problem) => {
    expect(read({ ...remote, ...change }, remote)).toEqual({
      ok: true,
      value: {
        revision: 7,
        remotes: [{ outline: savings, at: 3, canary: null }],
        rejected: [expect.stringContaining(problem)],
      },
    });
  });

  test('keeps a remote whose canary cannot be read, without it', () => {
    expect(read({ ...remote, canary: { ...canary, share: 0 } })).toMatchObject({
      ok: true,
      value: { remotes: [{ canary: null }], rejected: [expect.stringContaining('canary')] },
    });
  });

  test.each([
    [null],
    ['<!doctype html>'],
    [{ schemaVersion: 2, revision: 1, remotes: [] }],
    [{ document: 'line', revision: 1, remotes: [] }],
    [{ document: 'index', remotes: [] }],
  ])('refuses what is no index: %j', (document) => {
    expect(parseSiteIndex(document)).toMatchObject({ ok: false });
  });
});
