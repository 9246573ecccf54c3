import type { RegistryIndex, ReleaseRecord } from '@bank/contracts';
import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mountedRemotes } from './mounted-remotes';
import { createLiveRegistry, type LiveRegistry } from './live-registry';
import { startReports } from './report-error';

function indexOf(revision: number): RegistryIndex {
  const summary = {
    name: 'loans',
    title: 'Loans',
    kind: 'regular' as const,
    routes: [{ path: '/loans', title: 'Loans', access: 'public' as const }],
    menu: [],
  };
  return { revision, rejected: [], remotes: [{ summary, revision, canary: null }] };
}

/** The live version at each revision. */
const VERSIONS = ['', 'one', 'two', 'three', 'four', 'four'];

function recordOf(revision: number): ReleaseRecord {
  const version = VERSIONS[revision] ?? '';
  const entry = `https://loans.example/${version}/remoteEntry.js`;
  const live = { version, entry, integrity: null, files: null, contract: '^1.0.0' };
  const expires = '2100-01-01T00:00:00Z';
  const record = { document: 'release', name: 'loans', revision, expires } as const;
  return { ...record, live, previous: null, canary: null };
}

let nextIndex: () => Promise<RegistryIndex>;
let live: LiveRegistry;
let stop: () => void;
let isCached: boolean;
let caches: (RequestCache | undefined)[];
let snapshot: () => Promise<RegistryIndex>;
let records: number[];
const source = {
  registry: { url: 'https://db.example/documents', rootKeys: [], floor: 0, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
};
const readers = {
  readIndex: async (_source: unknown, _signal: unknown, cache?: RequestCache) => {
    caches.push(cache);
    return { index: await nextIndex(), isCached: isCached && cache === undefined };
  },
  readSnapshot: () => snapshot(),
  readRelease: ({ revision }: { revision: number }) => {
    records.push(revision);
    return Promise.resolve(recordOf(revision));
  },
};

/** The revisions of the current entries, or the state's status. */
const current = () => {
  const state = live.state();
  if (state.status !== 'ready') return state.status;
  return state.registry.entries.map(({ revision }) => revision);
};
const loadVersions = async () => {
  const state = live.state();
  if (state.status === 'ready') await state.registry.entries[0]?.loader.load();
};
const pendingUpdates = () => {
  const state = live.state();
  return state.status === 'ready' ? state.pendingUpdates : [];
};

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  records = [];
  caches = [];
  isCached = false;
  snapshot = () => Promise.reject(new Error('no snapshot'));
  nextIndex = () => Promise.resolve(indexOf(2));
  live = createLiveRegistry(source, undefined, readers);
  stop = live.subscribe(() => undefined);
  await waitFor(() => expect(current()).toEqual([2]));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('refreshes the index when the browser is back online', async () => {
  nextIndex = () => Promise.resolve(indexOf(3));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(current()).toEqual([3]));
  expect(records).toEqual([]);
});

test('updates a mounted remote when it unmounts or when the user applies the update', async () => {
  await loadVersions();
  const unmount = mountedRemotes.add('loans');
  nextIndex = () => Promise.resolve(indexOf(3));
  await live.refresh();
  expect(current()).toEqual([2]);
  expect(pendingUpdates()).toEqual(['loans']);
  live.applyUpdates();
  expect(current()).toEqual([3]);
  expect(pendingUpdates()).toEqual([]);

  nextIndex = () => Promise.resolve(indexOf(4));
  await live.refresh();
  expect(current()).toEqual([3]);
  unmount();
  expect(current()).toEqual([4]);
  // Records of unmounted remotes are not read.
  nextIndex = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(records).toEqual([2, 3, 4]);
});

test('a record with the same live version is not offered as a new version', async () => {
  nextIndex = () => Promise.resolve(indexOf(4));
  await live.refresh();
  await loadVersions();
  const unmount = mountedRemotes.add('loans');
  nextIndex = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(pendingUpdates()).toEqual([]);
  expect(records).toEqual([4, 5]);
  unmount();
});

test('ignores an older revision, and keeps the current one when a refresh fails', async () => {
  nextIndex = () => Promise.resolve(indexOf(1));
  await live.refresh();
  expect(current()).toEqual([2]);
  nextIndex = () => Promise.reject(new Error('no network'));
  await live.refresh();
  expect(current()).toEqual([2]);
});

test('retries after a failed first read', async () => {
  let isDown = true;
  nextIndex = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(indexOf(1)));
  live = createLiveRegistry(source, undefined, readers);
  const end = live.subscribe(() => undefined);
  await waitFor(() => expect(live.state().status).toBe('failed'));
  isDown = false;
  const state = live.state();
  if (state.status === 'failed') state.retry();
  await waitFor(() => expect(current()).toEqual([1]));
  end();
});

test('applies the cached index, then revalidates it (stale-while-revalidate)', async () => {
  stop();
  isCached = true;
  caches = [];
  const answers = [indexOf(2), indexOf(3)];
  nextIndex = () => Promise.resolve(answers.shift() ?? indexOf(3));
  live = createLiveRegistry(source, undefined, readers);
  const seen: unknown[] = [];
  stop = live.subscribe(() => seen.push(current()));
  await waitFor(() => expect(current()).toEqual([3]));
  expect(seen).toEqual([[2], [3]]);
  expect(caches).toEqual([undefined, 'no-store']);
});

test('falls back to the snapshot when the database is unreachable', async () => {
  stop();
  nextIndex = () => Promise.reject(new Error('down'));
  snapshot = () => Promise.resolve(indexOf(1));
  live = createLiveRegistry(source, undefined, readers);
  stop = live.subscribe(() => undefined);
  await waitFor(() => expect(current()).toEqual([1]));
  nextIndex = () => Promise.resolve(indexOf(4));
  await live.refresh();
  expect(current()).toEqual([4]);
});

test('falls back to the snapshot after a timeout of three seconds', async () => {
  stop();
  jest.useFakeTimers();
  try {
    nextIndex = () => new Promise(() => undefined);
    snapshot = () => Promise.resolve(indexOf(1));
    live = createLiveRegistry(source, undefined, readers);
    stop = live.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(current()).toBe('loading');
    await jest.advanceTimersByTimeAsync(200);
    expect(current()).toEqual([1]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['every five minutes', {}, 300],
  ['at the interval of the environment', { refreshSeconds: 15 }, 15],
])('polls the index %s', async (_interval, change, seconds) => {
  stop();
  jest.useFakeTimers();
  try {
    const polling = { ...source, registry: { ...source.registry, ...change } };
    live = createLiveRegistry(polling, undefined, readers);
    stop = live.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 100);
    nextIndex = () => Promise.resolve(indexOf(3));
    expect(current()).toEqual([2]);
    await jest.advanceTimersByTimeAsync(200);
    expect(current()).toEqual([3]);
  } finally {
    jest.useRealTimers();
  }
});

test('reports an unreadable index, a rejected entry and an unreadable snapshot, but no lost connection', async () => {
  const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  const end = startReports({ reportUrl: 'https://reports.example/' });
  const reported = () =>
    beacon.mock.calls.map(([, body]) => (JSON.parse(body) as { version: string }).version);
  stop();
  for (const error of [new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')]) {
    nextIndex = () => Promise.reject(error);
    snapshot = () => Promise.reject(error);
    live = createLiveRegistry(source, undefined, readers);
    const unsubscribe = live.subscribe(() => undefined);
    await waitFor(() => expect(live.state().status).toBe('failed'));
    unsubscribe();
  }
  snapshot = () => Promise.reject(new SyntaxError('Unexpected token'));
  live = createLiveRegistry(source, undefined, readers);
  stop = live.subscribe(() => undefined);
  await waitFor(() => expect(reported()).toEqual(['snapshot']));
  nextIndex = () => Promise.resolve({ ...indexOf(2), rejected: ['cards, at: missing'] });
  await live.refresh();
  await waitFor(() => expect(reported()).toEqual(['snapshot', 'index']));
  end();
});
