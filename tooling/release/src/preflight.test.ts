import type { RegistryIndex, RemoteSummary } from '@bank/contracts';
import { describe, expect, it, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from './builds.test-utils';
import { folderSites } from './folder-sites';
import { assertPreflight, preflightViolations, readHostCapabilities } from './preflight';
import type { Version } from './version';

const EXPORTS = ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'];
const HOST = { contractVersion: '1.2.0', provides: { react: '19.3.1' } };
const route = (path: string) => ({ path, title: 'A page', access: 'public' as const });
const remote = {
  ...{ name: 'savings', title: 'Savings', kind: 'regular', contract: '^1.0.0' },
  ...{ routes: [route('/savings'), route('/Pots')], menu: [] },
};
const VERSION: Version = {
  ...{ name: 'savings', version: '0123456789abcdef', entry: 'remoteEntry.js', exports: EXPORTS },
  ...{ routes: ['/Savings', '/pots'], requires: { react: '^19.0.0' }, remote },
  files: { 'remoteEntry.js': 'sha384-x' },
};
const ORIGIN = 'https://savings.example';

const summary = (name: string, ...paths: string[]): RemoteSummary => ({
  ...{ name, title: name, kind: 'regular', routes: paths.map(route), menu: [] },
});
const indexOf = (...remotes: RegistryIndex['remotes']): RegistryIndex => ({
  ...{ revision: 7, remotes, rejected: [] },
});
const loans = { summary: summary('loans', '/loans', '/SAVINGS'), revision: 3, canary: null };
const canary = { version: 'next', share: 10, summary: summary('loans', '/loans', '/pots') };

describe('preflightViolations', () => {
  test.each<[string, Partial<Version>, string[]]>([
    ['a version that the host can run', {}, []],
    [
      'a later contract',
      { remote: { ...remote, contract: '^1.3.0' } },
      ['it needs contract ^1.3.0, and the live host implements 1.2.0'],
    ],
    [
      'a module that the host does not share, and another version of one',
      { requires: { vue: '^3.0.0', react: '^18.0.0' } },
      [
        'it needs vue, which the host does not share',
        'it needs react ^18.0.0, and the live host has 19.3.1',
      ],
    ],
    ['no entry', { files: {} }, ['its entry remoteEntry.js was not built']],
    ...EXPORTS.map((name): [string, Partial<Version>, string[]] => [
      `no export ${name}`,
      { exports: EXPORTS.filter((other) => other !== name) },
      [`its app exports no ${name}`],
    ]),
    [
      'a route that it does not render',
      { routes: ['/savings'] },
      ['remote.json declares /Pots, but no <Route> renders it'],
    ],
  ])('of %s', (_, change, violations) => {
    expect(preflightViolations({ ...VERSION, ...change }, HOST, null, ORIGIN)).toEqual(violations);
  });

  it('of an invalid remote.json are only that', () => {
    const invalid = { ...VERSION, remote: { ...remote, routes: [] }, files: {} };
    expect(preflightViolations(invalid, HOST, null, ORIGIN)).toEqual([
      expect.stringMatching(/^remote\.json: routes: /),
    ]);
  });

  it.each([
    ['its own live routes', indexOf({ ...loans, summary: { ...loans.summary, name: 'savings' } })],
    ['an empty registry', indexOf()],
    ['other routes', indexOf({ ...loans, summary: summary('loans', '/loans') })],
  ])('accept %s', (_, index) => {
    expect(preflightViolations(VERSION, HOST, index, ORIGIN)).toEqual([]);
  });

  it('include each route that another remote or its canary has, in any letter case', () => {
    const index = indexOf({ ...loans, canary });
    expect(preflightViolations(VERSION, HOST, index, ORIGIN)).toEqual([
      '/savings is already a route of loans',
      '/Pots is already a route of loans',
    ]);
  });

  it.each([
    [['https://savings.example'], 0],
    [['https://loans.example', 'https://*.example'], 0],
    [['https://loans.example'], 1],
    [[], 1],
  ])('check the origin against the scripts that the host allows: %j', (scriptOrigins, count) => {
    const host = { ...HOST, scriptOrigins };
    expect(preflightViolations(VERSION, host, null, ORIGIN)).toEqual(
      Array.from({ length: count }, () =>
        expect.stringContaining(`allows no scripts from ${ORIGIN}: deploy the host first`),
      ),
    );
  });
});

test('assertPreflight lists all violations in its error', () => {
  assertPreflight([]);
  expect(() => assertPreflight(['one', 'two'])).toThrow(
    'The preflight check failed:\n\n    one\n    two\n',
  );
});

describe('readHostCapabilities', () => {
  const read = async (content?: object) => {
    const root = await mkdtemp(join(tmpdir(), 'host-'));
    try {
      if (content) await putFile(root, 'host/host.json', content);
      const originOf = (site: string) => `http://${site}.test`;
      const options = { sites: root, originOf, withMaps: false, isServed: false };
      return await readHostCapabilities(folderSites(options));
    } finally {
      await rm(root, { recursive: true });
    }
  };

  it.each([HOST, { ...HOST, routes: ['/SignIn'], scriptOrigins: ['https://*.example'] }])(
    'returns %j',
    async (host) => {
      expect(await read({ ...host, later: true })).toEqual(host);
    },
  );

  it.each([undefined, { provides: {} }, { contractVersion: '1.2.0' }])(
    'throws for %j',
    async (host) => {
      await expect(read(host)).rejects.toThrow('The live host has no readable host.json.');
    },
  );
});
