import { describe, expect, test } from '@jest/globals';
import { indexUrl, releaseUrl, snapshotFile } from './registry-address';
import { indexEntry, parseIndexTranslations, parseRegistryIndex } from './registry-index';
import type { RemoteSummary } from './remote-manifest';
import { decodeDocument } from './rest-document';

const savings: RemoteSummary = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  routes: [
    { path: '/savings', title: 'Savings', access: 'customer' },
    { path: '/savings/new', title: 'A new pot', description: 'Save more.', access: 'customer' },
    { path: '/savings/all', title: 'All savings', access: 'admin', icon: 'chart' },
  ],
  menu: [
    { label: 'Savings', path: '/savings', icon: 'home', order: 1 },
    { label: 'Pots', path: '/savings/new', icon: 'card', order: 2 },
  ],
};
const entry = indexEntry(3, savings, null);
const canary = { version: 'newer', share: 10, summary: savings };

const parse = (remotes: Record<string, unknown>) => parseRegistryIndex({ revision: 7, remotes });
const changed = (change: object) => JSON.stringify({ ...(JSON.parse(entry) as object), ...change });

describe('parseRegistryIndex', () => {
  test('restores omitted titles and paths of an entry', () => {
    expect(entry.match(/"Savings"/g)).toHaveLength(1);
    expect(entry.match(/"\/savings"/g)).toHaveLength(1);
    expect(parse({ savings: indexEntry(3, savings, canary) })).toEqual({
      ok: true,
      value: {
        revision: 7,
        revoked: undefined,
        rejected: [],
        remotes: [{ summary: savings, revision: 3, canary }],
      },
    });
  });

  test.each([
    ['revision', changed({ at: 0 }), 'at:'],
    ['route', changed({ routes: [{ path: 'savings', access: 'customer' }] }), 'absolute path'],
    ['list of routes', changed({ routes: [] }), 'must have a route'],
    ['text', 'no JSON', 'JSON'],
    ['type', 7, 'string'],
  ])('rejects a remote with an invalid %s and keeps the others', (_, text, problem) => {
    expect(parse({ loans: text, savings: entry })).toMatchObject({
      ok: true,
      value: {
        remotes: [{ summary: savings, revision: 3, canary: null }],
        rejected: [expect.stringContaining(problem)],
      },
    });
  });

  test('rejects a remote with an invalid name', () => {
    expect(parse({ 'not a name': entry })).toMatchObject({
      ok: true,
      value: { remotes: [], rejected: [expect.stringContaining('kebab-case')] },
    });
  });

  test('reads the list of revoked keys', () => {
    expect(parseRegistryIndex({ revision: 7, remotes: {}, revoked: '{}' })).toMatchObject({
      ok: true,
      value: { revoked: '{}' },
    });
  });

  test('keeps a remote with an invalid canary, without the canary', () => {
    for (const change of [{ share: 0 }, { share: 100 }, { version: '' }]) {
      const text = indexEntry(3, savings, { ...canary, ...change });
      expect(parse({ savings: text })).toMatchObject({
        ok: true,
        value: { remotes: [{ canary: null }], rejected: [expect.stringContaining('canary')] },
      });
    }
  });

  test('accepts unknown keys, which a later release tool may write', () => {
    expect(parse({ savings: changed({ weather: 'fine' }) })).toMatchObject({
      ok: true,
      value: { remotes: [{ summary: savings }], rejected: [] },
    });
  });

  test.each([null, {}, { revision: 0, remotes: {} }, { revision: 1, remotes: 'x' }])(
    'refuses %j',
    (input) => expect(parseRegistryIndex(input)).toMatchObject({ ok: false }),
  );
});

describe('parseIndexTranslations', () => {
  test('parses the translations of one language', () => {
    const texts = { savings: '{"Savings":"Sparen"}' };
    expect(parseIndexTranslations(texts)).toEqual({ savings: { Savings: 'Sparen' } });
  });

  test.each([undefined, 'no map'])('falls back to English for %j', (input) =>
    expect(parseIndexTranslations(input)).toEqual({}),
  );

  test.each(['no JSON', '{"Savings":""}', 7])(
    'falls back to English for the one remote with %j',
    (wrong) => {
      const texts = { savings: wrong, loans: '{"Loans":"Kredite"}' };
      expect(parseIndexTranslations(texts)).toEqual({ savings: {}, loans: { Loans: 'Kredite' } });
    },
  );
});

describe('decodeDocument', () => {
  test('decodes a document of the Firestore REST API', () => {
    const fields = {
      revision: { integerValue: '7' },
      remotes: { mapValue: { fields: { savings: { stringValue: 'text' } } } },
      empty: { mapValue: {} },
      list: { arrayValue: { values: [{ booleanValue: true }, { nullValue: null }] } },
      emptyList: { arrayValue: {} },
    };
    expect(decodeDocument({ name: 'projects/p/…', fields })).toEqual({
      revision: 7,
      remotes: { savings: 'text' },
      empty: {},
      list: [true, null],
      emptyList: [],
    });
  });

  test.each([null, 'text', {}, { fields: null }])('returns no fields for %j', (input) =>
    expect(decodeDocument(input)).toEqual({}),
  );
});

describe('registry URLs', () => {
  const address = {
    registry: { url: 'https://db.example/documents', rootKeys: ['k'], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'a&b', projectId: 'p', storageBucket: 'b' },
  };

  test('request only the needed fields and the translations of the language', () => {
    const { searchParams, pathname } = new URL(indexUrl(address, 'de'));
    expect(pathname).toBe('/documents/registry/index');
    expect(searchParams.get('key')).toBe('a&b');
    expect(searchParams.getAll('mask.fieldPaths')).toEqual([
      'revision',
      'remotes',
      'revoked',
      'de',
    ]);
    const english = new URL(indexUrl(address, 'en')).searchParams;
    expect(english.getAll('mask.fieldPaths')).toEqual(['revision', 'remotes', 'revoked']);
    const release = new URL(releaseUrl(address, 'savings'));
    expect(release.pathname).toBe('/documents/releases/savings');
    expect(release.searchParams.getAll('mask.fieldPaths')).toEqual([
      'signed',
      'signature',
      'delegation',
    ]);
    expect(snapshotFile('savings')).toBe('registry/releases/savings.json');
  });
});
