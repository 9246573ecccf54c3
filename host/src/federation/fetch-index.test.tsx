import { indexEntry, indexUrl } from '@bank/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { storePrefetchedIndex } from '../start/prefetched-index';
import { fetchIndex, snapshotIndex } from './fetch-index';

const summary = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary' as const,
  routes: [{ path: '/savings', title: 'Savings', access: 'customer' as const }],
  menu: [{ label: 'Savings', path: '/savings', icon: 'home' as const, order: 1 }],
};
const remotes = { savings: indexEntry(2, summary, null) };
const source = {
  registry: { url: 'https://db.example/documents', rootKeys: [], floor: 3, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
};

let requests: { url: URL; cache: RequestCache | undefined }[];
let fields: object;
let headers: Record<string, string>;

const text = (stringValue: string) => ({ stringValue });
const map = (values: Record<string, string>) => ({
  mapValue: {
    fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)])),
  },
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  requests = [];
  headers = {};
  fields = { revision: { integerValue: '3' }, remotes: map(remotes) };
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://bank.example');
    requests.push({ url, cache: init?.cache });
    const isSnapshot = url.pathname === '/registry/index.json';
    const body = isSnapshot ? { revision: 2, remotes } : { fields };
    return Promise.resolve(new Response(JSON.stringify(body), { headers }));
  };
});
afterEach(() => {
  document.documentElement.lang = '';
});

const read = (cache?: RequestCache) => fetchIndex(source, new AbortController().signal, cache);
const remoteTitle = async () => (await read()).index.remotes[0]?.summary.title;

test('reads the index in one request with a field mask', async () => {
  expect(await remoteTitle()).toBe('Savings');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url.searchParams.getAll('mask.fieldPaths')).not.toContain('de');
});

test('reads the translations with the same request', async () => {
  document.documentElement.lang = 'de';
  fields = { ...fields, de: map({ savings: '{"Savings":"Sparen"}' }) };
  expect(await remoteTitle()).toBe('Sparen');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url.searchParams.getAll('mask.fieldPaths')).toContain('de');
});

test('translates the canary of a remote too', async () => {
  document.documentElement.lang = 'de';
  const canary = { version: 'next', share: 10, summary };
  fields = {
    ...fields,
    remotes: map({ savings: indexEntry(2, summary, canary) }),
    de: map({ savings: '{"Savings":"Sparen"}' }),
  };
  const [remote] = (await read()).index.remotes;
  expect(remote?.canary).toMatchObject({ version: 'next', summary: { title: 'Sparen' } });
});

test('a refresh does not use the index prefetched by the first script', async () => {
  storePrefetchedIndex(document, indexUrl(source, 'en'), JSON.stringify({ fields }));
  await read('no-store');
  expect(requests).toHaveLength(1);
});

test('falls back to English when the translations are invalid', async () => {
  document.documentElement.lang = 'de';
  fields = { ...fields, de: map({ savings: 'no JSON' }) };
  expect(await remoteTitle()).toBe('Savings');
});

test('uses the index prefetched by the first script, once', async () => {
  storePrefetchedIndex(document, indexUrl(source, 'en'), JSON.stringify({ fields }));
  const { index, isCached } = await read();
  expect([index.remotes[0]?.summary.title, isCached]).toEqual(['Savings', false]);
  expect(requests).toEqual([]);
  expect(await remoteTitle()).toBe('Savings');
  expect(requests).toHaveLength(1);
});

test('tells whether the response came from the service worker cache, and can bypass caches', async () => {
  expect((await read()).isCached).toBe(false);
  headers = { 'x-bank-cached': 'true' };
  expect((await read('no-store')).isCached).toBe(true);
  expect(requests.map(({ cache }) => cache)).toEqual(['no-cache', 'no-store']);
});

test('refuses an index that is older than the deployed page', async () => {
  fields = { ...fields, revision: { integerValue: '2' } };
  await expect(read()).rejects.toThrow('2 is older than 3');
});

test('refuses a document that is not an index', async () => {
  fields = {};
  await expect(read()).rejects.toThrow("can't be read");
});

test('reads the snapshot in the host’s own files', async () => {
  const { revision, remotes: found } = await snapshotIndex();
  expect(revision).toBe(2);
  expect(found[0]?.summary.title).toBe('Savings');
});

test('ends the request when the page ends it', async () => {
  const controller = new AbortController();
  const signals: (AbortSignal | null | undefined)[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    signals.push(init?.signal);
    return answer(input, init);
  };
  await fetchIndex(source, controller.signal, 'no-store');
  await snapshotIndex();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  controller.abort();
  // The snapshot has a timeout only.
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('accepts an index of the same revision as the deployed page', async () => {
  expect((await read()).index.revision).toBe(3);
});

test.each([404, 500])('throws if the database or the snapshot answers %d', async (status) => {
  globalThis.fetch = () => Promise.resolve(new Response('{}', { status }));
  await expect(read()).rejects.toThrow(`/documents/registry/index returned ${status}`);
  await expect(snapshotIndex()).rejects.toThrow(`/registry/index.json returned ${status}`);
});
