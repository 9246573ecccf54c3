import type { RemoteModule, RemoteProps } from '@bank/contracts';
import { createRemote, useRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { screen, waitFor } from '@bank/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

  test('calls onError when a remote rejects its mount', async () => {
    const onError = jest.fn();
    const broken: RemoteModule = { ...remote, mount: () => Promise.reject(new Error('no mount')) };
    mountParcel(broken, container, props(), onError);
    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining('no mount') }),
      ),
    );
  });
});
