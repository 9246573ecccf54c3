import type { LifecycleProps, RemoteModule, RemoteSummary, Session } from '@bank/contracts';
import { Link } from '@bank/router';
import { act, aSession, render, screen, userEvent, waitFor } from '@bank/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SiteRouter } from '../navigation/site-router';
import { preloadLastVisit } from '../start/last-visit-files';
import { notify } from '../toasts/notify';
import { unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { loadVisitFiles } from './load-remote';
import { loadParcels } from './mount-parcel';
import { moduleWith } from './registry.test-utils';
import { RemoteContainer } from './remote-container';
import { startReports } from './report-error';
import type { RemoteVersion } from './versions';

const remote: RemoteSummary = {
  ...{ name: 'loans', title: 'Loans', kind: 'regular', menu: [] },
  routes: [{ path: '/loans', title: 'Loans', access: 'public' }],
};

function version(word: string): RemoteVersion {
  return {
    ...{ name: 'loans', version: word, role: 'canary', integrity: null, contract: '^1.0.0' },
    ...{ entry: `https://loans.test/${word}/remoteEntry.js`, owner: 'lending' },
  };
}

/** The props of each call of a lifecycle function, in this order. */
let calls: { step: string; props: LifecycleProps }[];
const stepsOf = () => calls.map(({ step }) => step);
const lastProps = () => calls.at(-1)?.props;
const onCrash = jest.fn<(error: unknown) => void>();

/** A remote that shows its name as the heading. */
function newModule(name: string): RemoteModule {
  const record = (step: string) => (props: LifecycleProps) => {
    calls.push({ step: `${step} ${name}`, props });
    if (step === 'mount') props.domElement.innerHTML = `<h1>${name}</h1>`;
    return Promise.resolve();
  };
  return moduleWith({
    ...{ mount: record('mount'), update: record('update'), unmount: record('unmount') },
  });
}

type Change = { module?: RemoteModule; session?: Session | null; version?: RemoteVersion };
const first = newModule('Loans');

function page({ module = first, session = null, version: shown = version('v1') }: Change = {}) {
  return (
    <SiteRouter>
      <Link to="/loans/terms">Terms</Link>
      <RemoteContainer remote={remote} version={shown} {...{ module, session, notify, onCrash }} />
    </SiteRouter>
  );
}

beforeAll(loadParcels);
beforeEach(() => {
  calls = [];
  onCrash.mockReset();
  window.history.replaceState(null, '', '/loans');
});

describe('a mounted remote', () => {
  test('has a container that names its version, and the props of the host', async () => {
    const session = aSession();
    render(page({ session }));
    const heading = await screen.findByRole('heading', { name: 'Loans' });
    expect({ ...heading.parentElement?.dataset }).toEqual({
      ...{ remote: 'loans', version: 'v1', role: 'canary', owner: 'lending' },
    });
    expect(stepsOf()).toEqual(['mount Loans']);
    expect(lastProps()).toMatchObject({
      ...{ basename: '/', location: { pathname: '/loans' }, session },
      instanceId: expect.stringMatching(/^remote-\d+$/),
    });
    expect(lastProps()?.notify).toBe(notify);
    expect(lastProps()?.unsavedChanges).toBe(unsavedChanges);
    expect(lastProps()?.signal.aborted).toBe(false);
    expect(onCrash).not.toHaveBeenCalled();
  });

  test('receives the new location and session, in the same instance', async () => {
    const { rerender } = render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    const mounted = lastProps();
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans', 'update Loans']));
    expect(lastProps()).toMatchObject({ location: { pathname: '/loans/terms' }, session: null });
    rerender(page({ session: aSession() }));
    await waitFor(() => expect(lastProps()).toMatchObject({ session: aSession() }));
    expect(stepsOf()).toEqual(['mount Loans', 'update Loans', 'update Loans']);
    expect(lastProps()?.instanceId).toBe(mounted?.instanceId);
    expect(lastProps()?.signal).toBe(mounted?.signal);
  });

  test('navigates the site', async () => {
    render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    act(() => lastProps()?.navigator.push('/loans/terms'));
    await waitFor(() => expect(lastProps()?.location.pathname).toBe('/loans/terms'));
    expect(window.location.pathname).toBe('/loans/terms');
  });

  test('is unmounted with the container, and its signal is aborted', async () => {
    const { unmount } = render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    unmount();
    expect(calls[0]?.props.signal.aborted).toBe(true);
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans', 'unmount Loans']));
  });

  test('is replaced by another module, as an instance of its own', async () => {
    const { rerender } = render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    rerender(page({ module: newModule('Mortgages') }));
    expect(calls[0]?.props.signal.aborted).toBe(true);
    await waitFor(() =>
      expect(stepsOf().toSorted()).toEqual(['mount Loans', 'mount Mortgages', 'unmount Loans']),
    );
    const ids = calls.map(({ props }) => props.instanceId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an error of a remote', () => {
  const beacon = jest.fn<(url: string, body: string) => boolean>();
  const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);
  let stop: () => void;
  beforeEach(() => {
    beacon.mockReset();
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    stop = startReports({ reportUrl: 'https://reports.example/' });
  });
  afterEach(() => stop());

  test('is reported for its version, and the remote keeps working', async () => {
    render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    lastProps()?.reportError(new Error('no rates'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const of = { remote: 'loans', version: 'v1', role: 'canary' };
    expect(sent()).toMatchObject([{ ...of, kind: 'error', detail: /no rates/ }]);
    expect(onCrash).not.toHaveBeenCalled();
  });

  test('is a crash if it is fatal', async () => {
    render(page());
    await waitFor(() => expect(stepsOf()).toEqual(['mount Loans']));
    const error = new Error('broken screen');
    lastProps()?.reportError(error, { fatal: true });
    expect(onCrash.mock.calls).toEqual([[error]]);
  });

  test('is a crash if it cannot be mounted', async () => {
    const mount = () => Promise.reject(new Error('no mount'));
    render(page({ module: moduleWith({ mount }) }));
    await waitFor(() => expect(onCrash).toHaveBeenCalledTimes(1));
    expect(onCrash.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringContaining('no mount'),
    });
  });
});

describe('the files of the first screen', () => {
  function requestScript(src: string) {
    const script = document.createElement('script');
    // A type that does not run, because there is no server.
    Object.assign(script, { integrity: 'sha384-x', src, type: 'text/plain' });
    document.head.append(script);
  }
  function preloaded() {
    document.head.replaceChildren();
    preloadLastVisit('/loans');
    return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      ({ href }) => href,
    );
  }

  test('are preloaded at the next visit, of the version that was shown last', async () => {
    // Versions that no other test has shown.
    (await loadVisitFiles()).observeRequestedFiles();
    for (const word of ['v8', 'v9']) requestScript(`https://loans.test/${word}/1.js`);
    const { rerender } = render(page({ version: version('v8') }));
    await screen.findByRole('heading', { name: 'Loans' });
    await waitFor(() => expect(preloaded()).toEqual(['https://loans.test/v8/1.js']));
    rerender(page({ module: newModule('Mortgages'), version: version('v9') }));
    await screen.findByRole('heading', { name: 'Mortgages' });
    await waitFor(() => expect(preloaded()).toEqual(['https://loans.test/v9/1.js']));
  });
});
