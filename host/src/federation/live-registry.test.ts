import type { RegistryIndex, ReleaseRecord } from '@bank/contracts';
import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { heldRemotes } from './held-remotes';
import { createLiveRegistry, type LiveRegistry } from './live-registry';

function indexOf(revision: number): RegistryIndex {
  const outline = {
    name: 'loans',
    title: 'Loans',
    kind: 'regular' as const,
    routes: [{ path: '/loans', title: 'Loans', access: 'public' as const }],
    menu: [],
  };
  return { revision, rejected: [], remotes: [{ outline, at: revision, canary: null }] };
}

/** What is live by each revision. */
const VERSIONS = ['', 'one', 'two', 'three', 'four', 'four'];

function recordOf(at: number): ReleaseRecord {
  const version = VERSIONS[at] ?? '';
  const entry = `https://loans.example/${version}/remoteEntry.js`;
  const live = { version, entry, integrity: null, files: null, contract: '^1.0.0' };
  const expires = '2100-01-01T00:00:00Z';
  const record = { document: 'release', name: 'loans', revision: at, expires } as const;
  return { ...record, live, previous: null, canary: null };
}

let answer: () => Promise<RegistryIndex>;
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
const reads = {
  readIndex: async (_source: unknown, _signal: unknown, cache?: RequestCache) => {
    caches.push(cache);
    return { index: await answer(), isCached: isCached && cache === undefined };
  },
  readSnapshot: () => snapshot(),
  readRelease: ({ at }: { at: number }) => {
    records.push(at);
    return Promise.resolve(recordOf(at));
  },
};

/** The revision of each remote that is drawn. */
const drawn = () => {
  const state = live.state();
  if (state.status !== 'ready') return state.status;
  return state.registry.entries.map(({ at }) => at);
};
const wanted = async () => {
  const state = live.state();
  if (state.status === 'ready') await state.registry.entries[0]?.versions.get();
};
const waiting = () => {
  const state = live.state();
  return state.status === 'ready' ? state.waiting : [];
};

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  records = [];
  caches = [];
  isCached = false;
  snapshot = () => Promise.reject(new Error('no snapshot'));
  answer = () => Promise.resolve(indexOf(2));
  live = createLiveRegistry(source, undefined, reads);
  stop = live.watch(() => undefined);
  await waitFor(() => expect(drawn()).toEqual([2]));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('a page that comes back into the network hears what is live', async () => {
  answer = () => Promise.resolve(indexOf(3));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(drawn()).toEqual([3]));
  expect(records).toEqual([]);
});

test('a remote in use stays, and is exchanged when it is let go, or when somebody asks for it', async () => {
  await wanted();
  const letGo = heldRemotes.hold('loans');
  answer = () => Promise.resolve(indexOf(3));
  await live.refresh();
  expect(drawn()).toEqual([2]);
  expect(waiting()).toEqual(['loans']);
  live.adopt();
  expect(drawn()).toEqual([3]);
  expect(waiting()).toEqual([]);

  answer = () => Promise.resolve(indexOf(4));
  await live.refresh();
  expect(drawn()).toEqual([3]);
  letGo();
  expect(drawn()).toEqual([4]);
  // The record of a remote that is not in use is not read.
  answer = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(records).toEqual([2, 3, 4]);
});

test('a record with the same live version is not offered as a new version', async () => {
  answer = () => Promise.resolve(indexOf(4));
  await live.refresh();
  await wanted();
  const letGo = heldRemotes.hold('loans');
  answer = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(waiting()).toEqual([]);
  expect(records).toEqual([4, 5]);
  letGo();
});

test('an earlier registry is no news, and one that cannot be had takes nothing away', async () => {
  answer = () => Promise.resolve(indexOf(1));
  await live.refresh();
  expect(drawn()).toEqual([2]);
  answer = () => Promise.reject(new Error('no network'));
  await live.refresh();
  expect(drawn()).toEqual([2]);
});

test('a first read that fails can be tried again', async () => {
  let isDown = true;
  answer = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(indexOf(1)));
  live = createLiveRegistry(source, undefined, reads);
  const end = live.watch(() => undefined);
  await waitFor(() => expect(live.state().status).toBe('failed'));
  isDown = false;
  const state = live.state();
  if (state.status === 'failed') state.retry();
  await waitFor(() => expect(drawn()).toEqual([1]));
  end();
});

test('draws what the service worker has cached, and revalidates it at once', async () => {
  stop();
  isCached = true;
  caches = [];
  const answers = [indexOf(2), indexOf(3)];
  answer = () => Promise.resolve(answers.shift() ?? indexOf(3));
  live = createLiveRegistry(source, undefined, reads);
  const seen: unknown[] = [];
  stop = live.watch(() => seen.push(drawn()));
  await waitFor(() => expect(drawn()).toEqual([3]));
  expect(seen).toEqual([[2], [3]]);
  expect(caches).toEqual([undefined, 'no-store']);
});

test('falls back to the snapshot of the host when the database cannot be reached', async () => {
  stop();
  answer = () => Promise.reject(new Error('down'));
  snapshot = () => Promise.resolve(indexOf(1));
  live = createLiveRegistry(source, undefined, reads);
  stop = live.watch(() => undefined);
  await waitFor(() => expect(drawn()).toEqual([1]));
  answer = () => Promise.resolve(indexOf(4));
  await live.refresh();
  expect(drawn()).toEqual([4]);
});

test('starts from the snapshot when the database does not answer for three seconds', async () => {
  stop();
  jest.useFakeTimers();
  try {
    answer = () => new Promise(() => undefined);
    snapshot = () => Promise.resolve(indexOf(1));
    live = createLiveRegistry(source, undefined, reads);
    stop = live.watch(() => undefined);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(drawn()).toBe('loading');
    await jest.advanceTimersByTimeAsync(200);
    expect(drawn()).toEqual([1]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['every five minutes', {}, 300],
  ['as often as the environment says', { refreshSeconds: 15 }, 15],
])('an open page asks what is live %s', async (_often, change, seconds) => {
  stop();
  jest.useFakeTimers();
  try {
    const often = { ...source, registry: { ...source.registry, ...change } };
    live = createLiveRegistry(often, undefined, reads);
    stop = live.watch(() => undefined);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 100);
    answer = () => Promise.resolve(indexOf(3));
    expect(drawn()).toEqual([2]);
    await jest.advanceTimersByTimeAsync(200);
    expect(drawn()).toEqual([3]);
  } finally {
    jest.useRealTimers();
  }
});
