import type { RegistryIndex, ReleaseRecord } from '@bank/contracts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createLiveRegistry, type LiveRegistry } from './live-registry';
import { mountedRemotes } from './mounted-remotes';
import type { Substitutes } from './substitutes';

const loans = {
  ...{ name: 'loans', title: 'Loans', kind: 'regular' as const, menu: [] },
  routes: [{ path: '/loans', title: 'Loans', access: 'public' as const }],
};
/** An index in which the remote has the revision of the index, or another one. */
const indexOf = (revision: number, own = revision, rejected: string[] = []): RegistryIndex => ({
  ...{ revision, rejected },
  remotes: [{ summary: loans, revision: own, canary: null }],
});
const recordOf = (revision: number): ReleaseRecord => ({
  ...{ document: 'release', name: 'loans', revision, expires: '2100-01-01T00:00:00Z' },
  ...{ previous: null, canary: null },
  live: {
    ...{ version: `v${revision}`, integrity: null, files: null, contract: '^1.0.0' },
    entry: `https://loans.example/v${revision}/remoteEntry.js`,
  },
});

const source = {
  registry: { url: 'https://db.example/documents', rootKeys: [], floor: 0, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
};
const never = () => new Promise<never>(() => undefined);
const failing = (message: string) => () => Promise.reject(new Error(message));

let live: LiveRegistry;
let stop: () => void;
let nextIndex: () => Promise<RegistryIndex>;
let snapshot: jest.Mock<() => Promise<RegistryIndex>>;
let readRelease: (revision: number) => Promise<ReleaseRecord>;
let caches: (RequestCache | undefined)[];
const warn = jest.fn<(...args: unknown[]) => void>();
const reports = () => warn.mock.calls.map(([, message]) => message);

const readers = {
  readIndex: async (_source: unknown, _signal: unknown, cache?: RequestCache) => {
    caches.push(cache);
    return { index: await nextIndex(), isCached: false };
  },
  readSnapshot: () => snapshot(),
  readRelease: ({ revision }: { revision: number }) => readRelease(revision),
};
const listener = jest.fn();

function start(substitutes: Promise<Substitutes> | null = null): void {
  live = createLiveRegistry(source, substitutes, readers);
  stop = live.subscribe(listener);
}
const ready = () => {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  const [entry] = state.registry.entries;
  return { ...state, revision: entry?.revision, entry };
};
const setVisibility = (value: string) => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const setInteracted = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    value: hasBeenActive === undefined ? undefined : { hasBeenActive },
    configurable: true,
  });

beforeEach(async () => {
  jest.useFakeTimers();
  warn.mockReset();
  listener.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warn);
  caches = [];
  snapshot = jest.fn(failing('no snapshot'));
  nextIndex = () => Promise.resolve(indexOf(2));
  readRelease = (revision) => Promise.resolve(recordOf(revision));
  start();
  await jest.advanceTimersByTimeAsync(0);
  listener.mockClear();
});
afterEach(() => {
  stop();
  setVisibility('visible');
  setInteracted(undefined);
  jest.useRealTimers();
});

/** Starts again with another first answer. */
async function startWith(index: typeof nextIndex): Promise<void> {
  stop();
  nextIndex = index;
  start();
  await jest.advanceTimersByTimeAsync(0);
}

describe('a refresh', () => {
  test('reports each rejected entry once for each revision', async () => {
    nextIndex = () => Promise.resolve(indexOf(3, 3, ['cards, at: wrong']));
    await live.refresh();
    await live.refresh();
    expect(reports()).toEqual(['registry: cards, at: wrong']);
  });

  test('tells subscribers of a change only', async () => {
    await live.refresh();
    mountedRemotes.add('loans')();
    expect(listener).not.toHaveBeenCalled();
    nextIndex = () => Promise.resolve(indexOf(3, 2));
    const { entry } = ready();
    await live.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ready()).toMatchObject({ newest: 3, revision: 2 });
    expect(ready().entry).toBe(entry);
  });

  test('offers an update once the mounted version is known', async () => {
    const unmount = mountedRemotes.add('loans');
    nextIndex = () => Promise.resolve(indexOf(3));
    await live.refresh();
    expect(ready()).toMatchObject({ revision: 2, pendingUpdates: [] });
    await ready().entry?.loader.load();
    mountedRemotes.add('cards')();
    expect(ready()).toMatchObject({ revision: 2, pendingUpdates: ['loans'] });
    unmount();
    expect(ready()).toMatchObject({ revision: 3, pendingUpdates: [] });
  });

  test.each([
    [false, 3],
    [true, 2],
    [undefined, 2],
  ])('with hasBeenActive %s shows the revision %d of a mounted remote', async (active, shown) => {
    const unmount = mountedRemotes.add('loans');
    setInteracted(active);
    nextIndex = () => Promise.resolve(indexOf(3));
    await live.refresh();
    expect(ready().revision).toBe(shown);
    unmount();
  });

  test('that takes longer than the next one does not replace its index', async () => {
    const unmount = mountedRemotes.add('loans');
    let finish = () => {};
    readRelease = (revision) =>
      revision === 3
        ? new Promise((resolve) => (finish = () => resolve(recordOf(3))))
        : Promise.resolve(recordOf(revision));
    nextIndex = () => Promise.resolve(indexOf(3));
    const slow = live.refresh();
    await jest.advanceTimersByTimeAsync(0);
    nextIndex = () => Promise.resolve(indexOf(4));
    await live.refresh();
    finish();
    await slow;
    unmount();
    expect(ready()).toMatchObject({ newest: 4, revision: 4 });
  });

  test('that fails keeps the index and is reported; the snapshot is not read', async () => {
    nextIndex = failing('down');
    await live.refresh();
    expect(ready().newest).toBe(2);
    expect(reports()).toEqual(['down']);
    expect(snapshot).not.toHaveBeenCalled();
  });

  test('reports a record of a mounted remote that cannot be read', async () => {
    const unmount = mountedRemotes.add('loans');
    readRelease = failing('no record');
    nextIndex = () => Promise.resolve(indexOf(3));
    await live.refresh();
    unmount();
    expect(reports()).toEqual(['no record']);
    expect(ready().newest).toBe(3);
  });
});

describe('the first read', () => {
  test('is repeated past the caches if it fails', async () => {
    const answers = [failing('invalid copy'), () => Promise.resolve(indexOf(3))];
    caches = [];
    await startWith(() => (answers.shift() ?? never)());
    expect(ready().newest).toBe(3);
    expect(caches).toEqual([undefined, 'no-store']);
    expect(snapshot).not.toHaveBeenCalled();
  });

  test('offers Retry without an index or a snapshot, and loads again', async () => {
    await startWith(failing('down'));
    expect(reports()).toEqual(['down', 'no snapshot']);
    const state = live.state();
    nextIndex = () => Promise.resolve(indexOf(3));
    if (state.status === 'failed') state.retry();
    expect(live.state()).toEqual({ status: 'loading' });
    await jest.advanceTimersByTimeAsync(0);
    expect(ready().newest).toBe(3);
  });

  test('reports a missing snapshot after the timeout, and still waits for the index', async () => {
    await startWith(never);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(reports()).toEqual(['no snapshot']);
    expect(live.state().status).toBe('loading');
  });

  test('is not replaced by a snapshot that arrives later', async () => {
    let answerIndex = () => {};
    let answerSnapshot = () => {};
    snapshot.mockImplementation(
      () => new Promise((resolve) => (answerSnapshot = () => resolve(indexOf(9)))),
    );
    await startWith(() => new Promise((resolve) => (answerIndex = () => resolve(indexOf(2)))));
    await jest.advanceTimersByTimeAsync(3_000);
    answerIndex();
    await jest.advanceTimersByTimeAsync(0);
    answerSnapshot();
    await jest.advanceTimersByTimeAsync(0);
    expect(ready().newest).toBe(2);
    expect(snapshot).toHaveBeenCalledTimes(1);
  });

  test('reads no snapshot after the timeout if the index is there', async () => {
    await jest.advanceTimersByTimeAsync(4_000);
    expect(snapshot).not.toHaveBeenCalled();
  });

  test.each([
    ['arrives', () => Promise.resolve(indexOf(2))],
    ['fails', failing('down')],
  ])('changes nothing if it %s after the last subscriber has left', async (_, answer) => {
    let finish = () => {};
    await startWith(() => new Promise((resolve) => (finish = () => resolve(answer()))));
    stop();
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(live.state()).toEqual({ status: 'loading' });
    expect(reports()).toEqual([]);
  });
});

describe('polling', () => {
  const reads = () => caches.splice(0);

  test('pauses while the page is hidden, and reads at once when it is shown', async () => {
    reads();
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reads()).toEqual([]);
    setVisibility('visible');
    expect(reads()).toEqual(['no-store']);
  });

  test('continues until the last subscriber has left', async () => {
    reads();
    const unsubscribe = live.subscribe(() => undefined);
    expect(reads()).toEqual([]);
    unsubscribe();
    window.dispatchEvent(new Event('online'));
    expect(reads()).toEqual(['no-store']);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('online'));
    setVisibility('visible');
    nextIndex = () => Promise.resolve(indexOf(3));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reads()).toEqual([]);
    listener.mockClear();
    live.applyUpdates();
    mountedRemotes.add('loans')();
    expect(listener).not.toHaveBeenCalled();
  });
});

test('substitutes change the index and the release records', async () => {
  const renamed = { ...loans, title: 'Preview' };
  const substitutes: Substitutes = {
    overrides: [],
    previews: () => ({ open: [], refused: 0 }),
    applyToIndex: (index) =>
      Promise.resolve({
        ...index,
        remotes: index.remotes.map((remote) => ({ ...remote, summary: renamed })),
      }),
    applyToRelease: async (_name, read) => ({ ...(await read()), previous: recordOf(1).live }),
  };
  stop();
  start(Promise.resolve(substitutes));
  await jest.advanceTimersByTimeAsync(0);
  expect(ready().entry?.remote.title).toBe('Preview');
  const versions = await ready().entry?.loader.load();
  expect(versions?.map(({ version }) => version)).toEqual(['v2', 'v1']);
});
