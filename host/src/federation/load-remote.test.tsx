import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runtime } from './fake-runtime.test-utils';
import { FakeObserver } from './fake-observer.test-utils';
import { LEAVING_MS, watchLeaving } from './leaving-page';
import { LOAD_LIMITS } from './load-limits';
import { discardLoad, loadRemoteModule, type LoadResult, prepareScreen } from './load-remote';
import { loadParcels } from './mount-parcel';
import type { RemoteVersion } from './versions';

const HASH = `sha384-${'x'.repeat(64)}`;
/** Another URL of the same entry, with its hash. */
const RETRY = /^https:\/\/fixed-\d+\.example\/v1\/remoteEntry\.js\?again=\w+ sha384-x+$/;
/** With the random number 0.25, the pause before a retry is three quarters of the delay. */
const PAUSE = 0.75 * LOAD_LIMITS.retryDelay;

const lifecycle = () => Promise.resolve();
const exposed = {
  contractVersion: '1.0.0',
  ...{ bootstrap: lifecycle, mount: lifecycle, update: lifecycle, unmount: lifecycle },
};

/** A remote that has not been loaded yet; each test has its own. */
let name: string;
let remotes = 0;
const entryOf = (word: string) => `https://${name}.example/${word}/remoteEntry.js`;

function version(word: string): RemoteVersion {
  return {
    ...{ name, version: word, role: 'live', integrity: HASH, contract: '^1.0.0' },
    entry: entryOf(word),
  };
}

/** Loads a version; the returned function reads the result, undefined while it loads. */
function startLoad(of = version('v1')): () => LoadResult | undefined {
  let result: LoadResult | undefined;
  void loadRemoteModule(of).then((loaded) => (result = loaded));
  return () => result;
}

async function load(of = version('v1')) {
  const result = startLoad(of);
  await jest.advanceTimersByTimeAsync(0);
  return result();
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const failure = (message: string) => ({
  status: 'failed',
  cause: expect.objectContaining({ message }),
});

function refuse(): never {
  throw new Error('no connection');
}

// single-spa starts timers of its own.
beforeAll(loadParcels);
beforeEach(async () => {
  name = `fixed-${(remotes += 1)}`;
  runtime.requests.length = 0;
  runtime.serve = () => exposed;
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  FakeObserver.install();
  jest.useFakeTimers();
  // The page has been open for longer than the stall timeout.
  await wait(LOAD_LIMITS.stall);
});
afterEach(() => {
  jest.useRealTimers();
  FakeObserver.uninstall();
});

describe('loadRemoteModule', () => {
  test('loads the exposed module of the entry, with its integrity hash', async () => {
    expect(await load()).toEqual({ status: 'loaded', module: exposed });
    expect(runtime.requests).toEqual([`${entryOf('v1')} ${HASH}`]);
    expect(jest.getTimerCount()).toBe(0);
    expect(FakeObserver.all.size).toBe(0);
  });

  test('loads a version once for concurrent and later calls', async () => {
    const [first, second] = [startLoad(), startLoad()];
    await wait(0);
    expect([first(), second(), await load()]).toEqual(
      Array(3).fill({ status: 'loaded', module: exposed }),
    );
    expect(runtime.requests).toHaveLength(1);
  });

  test('loads another version of the same remote in place of the one before', async () => {
    const older = { ...exposed, contractVersion: '1.0.1' };
    runtime.serve = (url) => (url.includes('/v0/') ? older : exposed);
    expect(await load(version('v1'))).toEqual({ status: 'loaded', module: exposed });
    expect(await load(version('v0'))).toEqual({ status: 'loaded', module: older });
    expect(runtime.plugins).toHaveLength(1);
  });

  test('refuses a module without lifecycle functions', async () => {
    runtime.serve = () => ({ ...exposed, mount: undefined });
    const result = startLoad();
    await wait(LOAD_LIMITS.retryDelay);
    expect(result()).toEqual(failure(`${name}: the exposed module lacks mount`));
  });

  test('does not retry while the page is being left, and does if the user stays', async () => {
    runtime.serve = (url) => (url.includes('?') ? exposed : refuse());
    const stopWatching = watchLeaving();
    window.dispatchEvent(new Event('beforeunload'));
    const result = startLoad();
    await wait(LEAVING_MS - 1);
    expect(runtime.requests).toHaveLength(1);
    await wait(1);
    expect(result()).toEqual({ status: 'loaded', module: exposed });
    stopWatching();
  });

  test('retries a failed load once after a pause, at another URL', async () => {
    runtime.serve = (url) => (url.includes('?') ? exposed : refuse());
    const result = startLoad();
    await wait(PAUSE - 1);
    expect(runtime.requests).toEqual([`${entryOf('v1')} ${HASH}`]);
    await wait(1);
    expect(runtime.requests).toEqual([expect.anything(), expect.stringMatching(RETRY)]);
    expect(result()).toEqual({ status: 'loaded', module: exposed });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('fails with the cause of the last attempt, and loads again when asked again', async () => {
    runtime.serve = refuse;
    const result = startLoad();
    await wait(LOAD_LIMITS.stall);
    expect(result()).toEqual(failure('no connection'));
    expect(runtime.requests).toHaveLength(LOAD_LIMITS.attempts);
    runtime.serve = () => exposed;
    expect(await load()).toEqual({ status: 'loaded', module: exposed });
    expect(new Set(runtime.requests).size).toBe(3);
    expect(runtime.requests[2]).toMatch(RETRY);
  });

  test('fails with an error also if the remote throws something else', async () => {
    runtime.serve = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a remote may throw anything.
      throw 'out of order';
    };
    const result = startLoad();
    await wait(LOAD_LIMITS.retryDelay);
    expect(result()).toEqual(failure('out of order'));
    expect(result()).toHaveProperty('cause', expect.any(Error));
  });
});

describe('a slow load', () => {
  const answerAfter = (ms: number, answer: () => unknown) => {
    runtime.serve = () => new Promise((resolve) => setTimeout(resolve, ms)).then(answer);
  };

  test('fails after the stall timeout, and not before', async () => {
    runtime.serve = () => new Promise(() => undefined);
    const result = startLoad();
    await wait(LOAD_LIMITS.stall - 1);
    expect(result()).toBeUndefined();
    await wait(1);
    expect(result()).toMatchObject({ status: 'failed', cause: { name: 'TimeoutError' } });
    expect(runtime.requests).toHaveLength(1);
  });

  test('fails at the stall timeout also during the pause before a retry', async () => {
    answerAfter(LOAD_LIMITS.stall - 1, refuse);
    const result = startLoad();
    await wait(LOAD_LIMITS.stall);
    expect(result()).toMatchObject({ cause: { name: 'TimeoutError' } });
    await wait(PAUSE);
    expect(runtime.requests).toHaveLength(1);
  });

  test.each([
    ['is retried if it fails sooner than the stall timeout', LOAD_LIMITS.stall - 1, 2],
    ['is not retried if it fails as late as the stall timeout', LOAD_LIMITS.stall, 1],
  ])('%s', async (_, ms, requests) => {
    answerAfter(ms, refuse);
    startLoad();
    await wait(ms - 1);
    // Restarts the stall timeout.
    FakeObserver.arrives(`https://${name}.example/v1/12.js`);
    await wait(1 + PAUSE);
    expect(runtime.requests).toHaveLength(requests);
  });
});

test('discardLoad lets the next call fetch the files of a version again', async () => {
  await load();
  discardLoad(entryOf('v1'));
  expect(await load()).toEqual({ status: 'loaded', module: exposed });
  expect(runtime.requests).toEqual([expect.anything(), expect.stringMatching(RETRY)]);
});

describe('prepareScreen', () => {
  /** Prepares the screen of /terms; the returned function returns the result, undefined during the wait. */
  function prepare(result: LoadResult): () => boolean | undefined {
    let hasArrived: boolean | undefined;
    void prepareScreen(result, '/terms').then((value) => (hasArrived = value));
    return () => hasArrived;
  }
  const loaded = (change: object) => ({
    status: 'loaded' as const,
    module: { ...exposed, ...change },
  });

  test('waits for the screen at the path', async () => {
    let finish = () => {};
    const paths: string[] = [];
    const hasArrived = prepare(
      loaded({
        prepare: (path: string) => {
          paths.push(path);
          return new Promise<void>((resolve) => (finish = resolve));
        },
      }),
    );
    await wait(LOAD_LIMITS.prepare - 1);
    expect([hasArrived(), paths]).toEqual([undefined, ['/terms']]);
    finish();
    await wait(0);
    expect(hasArrived()).toBe(true);
  });

  test('stops waiting after the timeout', async () => {
    const hasArrived = prepare(loaded({ prepare: () => new Promise(() => undefined) }));
    await wait(LOAD_LIMITS.prepare);
    expect(hasArrived()).toBe(false);
  });

  test.each([
    ['a remote that failed', { status: 'failed' as const, cause: new Error('offline') }, false],
    ['a remote without a function for it', loaded({}), true],
    ['a screen that fails', loaded({ prepare: () => Promise.reject(new Error('no')) }), false],
  ])('does not wait for %s', async (_, result, expected) => {
    const hasArrived = prepare(result);
    await wait(0);
    expect(hasArrived()).toBe(expected);
  });
});
