import { runtime } from './fake-runtime.test-utils';
import type { LifecycleProps, RemoteModule } from '@bank/contracts';
import { act, aProfile, aSession, render, screen, userEvent, waitFor } from '@bank/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { SiteRouter } from '../navigation/site-router';
import { SessionContext } from '../session/session-context';
import { signedIn } from '../session/session-state';
import { LOAD_LIMITS } from './load-limits';
import { loadParcels } from './mount-parcel';
import { mountedRemotes } from './mounted-remotes';
import {
  indexOf,
  moduleWith,
  newRegistry,
  recordOf,
  type RecordReader,
} from './registry.test-utils';
import { RemoteOutlet } from './remote-outlet';
import { RegistryContext, useRegistry } from './use-registry';

const ada = signedIn(
  { uid: 'ada', email: 'ada@example.com', isConfirmed: true },
  { status: 'present', value: aProfile() },
);

/** A remote that has not been loaded yet; each test has its own. */
let name: string;
let remotes = 0;
let props: LifecycleProps | undefined;

/** A remote that shows its version as the heading. */
function newModule(url: string): RemoteModule {
  return moduleWith({
    mount: (mounted) => {
      props = mounted;
      mounted.domElement.innerHTML = `<h1>Version ${/\/(v\d)\//.exec(url)?.[1]}</h1>`;
      return Promise.resolve();
    },
  });
}

function refuse(): never {
  throw new Error('no connection');
}

function Page() {
  const state = useRegistry();
  const [entry] = state.status === 'ready' ? state.registry.entries : [];
  return entry && <RemoteOutlet key={entry.revision} entry={entry} />;
}

/** Opens the page of a remote with this index and these records. */
async function openPage(index = () => indexOf(2, name), record: RecordReader = recordOf) {
  const live = newRegistry(index, record);
  const page = render(
    <SiteRouter>
      <SessionContext value={ada}>
        <RegistryContext value={live}>
          <Page />
        </RegistryContext>
      </SessionContext>
    </SiteRouter>,
  );
  const refresh = () => act(live.refresh);
  await refresh();
  return { ...page, refresh };
}

beforeAll(loadParcels);
beforeEach(() => {
  name = `remote-${(remotes += 1)}`;
  props = undefined;
  runtime.serve = newModule;
  window.history.replaceState(null, '', '/elsewhere');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

test('shows a skeleton, and then the live version with the session of the user', async () => {
  let answer = () => {};
  runtime.serve = (url) => new Promise((resolve) => (answer = () => resolve(newModule(url))));
  await openPage();
  expect(screen.getByRole('status')).toHaveTextContent(`The ${name}`);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  answer();
  const heading = await screen.findByRole('heading', { name: 'Version v2' });
  expect(heading.closest('[data-remote]')).toHaveAttribute('data-version', 'v2');
  expect(props?.session).toEqual(aSession());
});

test('counts as mounted from its first version on until it is unmounted', async () => {
  const { unmount } = await openPage();
  await screen.findByRole('heading', { name: 'Version v2' });
  expect(mountedRemotes.has(name)).toBe(true);
  expect(mountedRemotes.has('another')).toBe(false);
  unmount();
  expect(mountedRemotes.has(name)).toBe(false);
});

test('replaces a version that crashes by the previous one', async () => {
  await openPage();
  await screen.findByRole('heading', { name: 'Version v2' });
  act(() => props?.reportError(new Error('broken screen'), { fatal: true }));
  const heading = await screen.findByRole('heading', { name: 'Version v1' });
  expect(heading.closest('[data-remote]')).toHaveAttribute('data-role', 'previous');
  expect(screen.queryByRole('heading', { name: 'Version v2' })).not.toBeInTheDocument();
});

test('shows the failure card if the versions cannot be read, and does not count as mounted', async () => {
  await openPage(undefined, refuse);
  expect(await screen.findByRole('heading', { name: `The ${name}` })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(mountedRemotes.has(name)).toBe(false);
});

test('retries with the release that has been published meanwhile', async () => {
  let revision = 2;
  const record: RecordReader = (of, at) => (at === 2 ? refuse() : recordOf(of, at));
  await openPage(() => indexOf(revision, name), record);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  revision = 3;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Version v3' })).toBeVisible();
  await waitFor(() => expect(mountedRemotes.has(name)).toBe(true));
});

test('retries once without the user if the browser came online during a load that failed', async () => {
  let answer = () => {};
  const reading = new Promise<void>((resolve) => (answer = resolve));
  const reads: number[] = [];
  await openPage(undefined, async (of, at) => {
    await reading;
    return reads.push(at) === 1 ? refuse() : recordOf(of, at);
  });
  act(() => void window.dispatchEvent(new Event('online')));
  answer();
  // Sooner than the background retry.
  const options = { timeout: LOAD_LIMITS.backgroundRetry / 2 };
  await waitFor(() => expect(reads).toEqual([2, 2]), options);
  expect(await screen.findByRole('heading', { name: 'Version v2' })).toBeVisible();
});

test('does not retry a remote without asking that crashes after the browser came online', async () => {
  const { refresh } = await openPage(() => indexOf(1, name));
  await screen.findByRole('heading', { name: 'Version v1' });
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => props?.reportError(new Error('broken screen'), { fatal: true }));
  // A retry would wait for this, too.
  await refresh();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
