import type { RemoteModule, RemoteProps } from '@bank/contracts';
import { createRemote, useRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { screen, waitFor } from '@bank/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';
import { loadParcels, mountParcel } from './mount-parcel';

function Greeting() {
  const { session } = useRemote();
  if (session?.email === 'crash@example.com') throw new Error('broken screen');
  return <h1>Hello {session?.email ?? 'visitor'}</h1>;
}

function App() {
  return (
    <Routes>
      <Route path="/hello" element={<Greeting />} />
      <Route path="/bye" element={<h1>Goodbye</h1>} />
    </Routes>
  );
}

let count = 0;
function props(change: Partial<RemoteProps> = {}): RemoteProps {
  const nothing = () => undefined;
  return {
    instanceId: `test-${(count += 1)}`,
    basename: '/',
    location: { pathname: '/hello', search: '', hash: '', state: null, key: 'a' },
    navigator: { createHref: String, push: nothing, replace: nothing, go: nothing },
    session: null,
    notify: { success: nothing, error: nothing, info: nothing },
    reportError: nothing,
    unsavedChanges: { hold: () => nothing },
    signal: new AbortController().signal,
    ...change,
  };
}

const crashing = { uid: 'u1', email: 'crash@example.com', isAdmin: false };
const remote = createRemote(App);
let container: HTMLElement;

beforeAll(loadParcels);
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

describe('mountParcel', () => {
  test('mounts, updates location and session, and removes its DOM on unmount', async () => {
    const onError = jest.fn();
    const first = props();
    const mounted = mountParcel(remote, container, first, onError);
    expect(await screen.findByRole('heading', { name: 'Hello visitor' })).toBeVisible();

    mounted.update({ ...first, session: { uid: 'u1', email: 'ada@example.com', isAdmin: false } });
    expect(await screen.findByRole('heading', { name: 'Hello ada@example.com' })).toBeVisible();

    mounted.update({ ...first, location: { ...first.location, pathname: '/bye', key: 'b' } });
    expect(await screen.findByRole('heading', { name: 'Goodbye' })).toBeVisible();

    mounted.unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(onError).not.toHaveBeenCalled();
  });

  test('unmounts a remote that is still mounting', async () => {
    const mounted = mountParcel(remote, container, props(), jest.fn());
    mounted.unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  test('reports a crash in the first render once', async () => {
    const reportError = jest.fn<RemoteProps['reportError']>();
    mountParcel(remote, container, props({ session: crashing, reportError }), jest.fn());
    await waitFor(() =>
      expect(reportError.mock.calls).toEqual([
        [expect.objectContaining({ message: 'broken screen' }), { fatal: true }],
      ]),
    );
  });

  test('reports a crash in a later render', async () => {
    const reportError = jest.fn<RemoteProps['reportError']>();
    const first = props({ reportError });
    const mounted = mountParcel(remote, container, first, jest.fn());
    await screen.findByRole('heading', { name: 'Hello visitor' });
    mounted.update({ ...first, session: crashing });
    await waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
  });

  // Jest fails a test with an unhandled rejection, which the site would report a second time.
  test.each(['bootstrap', 'mount'] as const)(
    'calls onError when a remote rejects its %s',
    async (step) => {
      const onError = jest.fn();
      const broken: RemoteModule = {
        ...remote,
        [step]: () => Promise.reject(new Error('no start')),
      };
      mountParcel(broken, container, props(), onError);
      await waitFor(() =>
        expect(onError.mock.calls).toEqual([
          [expect.objectContaining({ message: expect.stringContaining('no start') })],
        ]),
      );
    },
  );

  test('calls onError once, also if a remote that failed is updated and unmounted', async () => {
    const onError = jest.fn();
    const broken: RemoteModule = { ...remote, mount: () => Promise.reject(new Error('no mount')) };
    const mounted = mountParcel(broken, container, props(), onError);
    mounted.update(props());
    await waitFor(() => expect(onError).toHaveBeenCalled());
    mounted.unmount();
    // The calls are queued: this one ends after them.
    const other = mountParcel(remote, container, props(), onError);
    await screen.findByRole('heading', { name: 'Hello visitor' });
    other.unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('does not report a remote that fails after it was unmounted', async () => {
    const onError = jest.fn();
    let fail = () => {};
    const failed = new Promise<void>((_, reject) => (fail = () => reject(new Error('late'))));
    const mount = jest.fn(() => failed);
    mountParcel({ ...remote, mount }, container, props(), onError).unmount();
    await waitFor(() => expect(mount).toHaveBeenCalled());
    fail();
    const other = mountParcel(remote, container, props(), onError);
    await screen.findByRole('heading', { name: 'Hello visitor' });
    other.unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a remote that hangs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // single-spa logs the slow step, too.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each(['bootstrap', 'mount'] as const)('in its %s counts as failed', async (step) => {
    const onError = jest.fn();
    const hanging: RemoteModule = { ...remote, [step]: () => new Promise(() => undefined) };
    mountParcel(hanging, container, props(), onError);
    await jest.advanceTimersByTimeAsync(LOAD_LIMITS.mount - 1);
    expect(onError).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * LOAD_LIMITS.mount);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('may continue its mount after the computer slept for minutes', async () => {
    const onError = jest.fn();
    let finish = () => {};
    const mount = () => new Promise<void>((resolve) => (finish = resolve));
    mountParcel({ ...remote, mount }, container, props(), onError);
    await jest.advanceTimersByTimeAsync(0);
    // A timer that became due during the sleep ends once.
    jest.setSystemTime(Date.now() + 300_000);
    await jest.advanceTimersToNextTimerAsync();
    finish();
    await jest.advanceTimersByTimeAsync(2 * LOAD_LIMITS.mount);
    expect(onError).not.toHaveBeenCalled();
  });
});
