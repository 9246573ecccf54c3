import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchLine } from './fetch-line';
import { newKey, serve } from './stub-registry';

const version = (name: string) => ({
  version: name,
  entry: `https://savings.example/${name}/remoteEntry.js`,
  integrity: `sha384-${'x'.repeat(64)}`,
});
const remote = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  contract: '^1.0.0',
  routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
  menu: [],
};
const savings = (live: string) => ({
  name: 'savings',
  live: { ...version(live), contract: '^1.0.0' },
  previous: { ...version('before'), contract: '^1.0.0' },
  canary: null,
});
const line = (at: number, live: string) => ({ document: 'line', at, ...savings(live) });
const registry = (revision: number, live: string) => ({
  schemaVersion: 2,
  revision,
  remotes: [
    {
      name: 'savings',
      live: { ...version(live), remote },
      previous: { ...version('before'), remote },
      canary: null,
    },
  ],
});

const PATH = '/lines/savings-7.json';
const files = new Map<string, string>();
let key: Awaited<ReturnType<typeof newKey>>;
let stranger: typeof key;
let asked: string[];

const fetchSavings = () =>
  fetchLine(
    { name: 'savings', at: 7 },
    { url: 'https://registry.example/registry.json', keys: [key.publicKey] },
    new AbortController().signal,
  );

beforeAll(async () => {
  [key, stranger] = await Promise.all([newKey(), newKey()]);
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  files.clear();
  files.set(PATH, await key.sealed(line(7, 'seven')));
  asked = serve(files);
});

describe('fetchLine', () => {
  test('reads the line that the index names, and remembers it', async () => {
    expect(await fetchSavings()).toEqual(savings('seven'));
    expect(await fetchSavings()).toEqual(savings('seven'));
    expect(asked).toEqual([PATH]);
  });

  test('takes nothing from its memory that is of another revision, or was changed there', async () => {
    localStorage.setItem('bank.line.savings', await key.sealed(line(6, 'six')));
    expect((await fetchSavings()).live.version).toBe('seven');
    const text = localStorage.getItem('bank.line.savings') ?? '';
    localStorage.setItem('bank.line.savings', text.replace('seven', 'evil'));
    expect((await fetchSavings()).live.version).toBe('seven');
    expect(asked).toEqual([PATH, PATH]);
  });

  test.each([
    ['is not there', () => Promise.resolve('')],
    ['is signed by a stranger', () => stranger.sealed(line(7, 'evil'))],
    ['was changed', async () => (await key.sealed(line(7, 'seven'))).replace('seven', 'evil')],
    ['is of an earlier revision', () => key.sealed(line(6, 'six'))],
    ['is another remote’s', () => key.sealed({ ...line(7, 'seven'), name: 'loans' })],
    ['cannot be read', () => key.sealed({ ...line(7, 'seven'), previous: {} })],
    ['is another document', () => key.sealed({ ...line(7, 'seven'), document: 'index' })],
  ])('asks the whole registry where the line %s', async (_, text) => {
    files.set(PATH, await text());
    files.set('/registry.json', await key.signed(registry(9, 'nine')));
    expect(await fetchSavings()).toEqual(savings('nine'));
    expect(asked).toEqual([PATH, '/registry.json']);
    expect(localStorage.getItem('bank.line.savings')).toBeNull();
  });

  test.each([
    ['an earlier one', () => key.signed(registry(6, 'six'))],
    ['a stranger’s', () => stranger.signed(registry(9, 'evil'))],
    ['not there', () => Promise.resolve('')],
  ])('fails where that is %s', async (_, text) => {
    files.delete(PATH);
    files.set('/registry.json', await text());
    await expect(fetchSavings()).rejects.toThrow();
  });
});
