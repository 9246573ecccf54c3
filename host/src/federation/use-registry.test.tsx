import { runtime } from './fake-runtime.test-utils';
import { act, renderHook, waitFor } from '@bank/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { loadRemoteModule } from './load-remote';
import { entryOf, HASH, indexOf, moduleWith, newRegistry, recordOf } from './registry.test-utils';
import { RegistryContext, useLiveRegistry, useRegistry } from './use-registry';

let index: () => ReturnType<typeof indexOf>;
let readRecord: typeof recordOf;
let live: ReturnType<typeof newRegistry>;

/** Remotes are loaded once for each page, so each test has its own. */
let tests = 0;
let loans: string;
let cards: string;

beforeEach(() => {
  tests += 1;
  [loans, cards] = [`loans-${tests}`, `cards-${tests}`];
  index = () => indexOf(2, loans, cards);
  readRecord = recordOf;
  live = newRegistry(
    () => index(),
    (...of) => readRecord(...of),
  );
  runtime.requests.length = 0;
  runtime.serve = () => moduleWith();
  document.body.innerHTML = `<a href="/${cards}">Cards</a>`;
  delete document.documentElement.dataset.registry;
  window.history.replaceState(null, '', '/elsewhere');
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <RegistryContext value={live}>{children}</RegistryContext>
);
const renderRegistry = () => renderHook(useRegistry, { wrapper });
const touchLink = () =>
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
const request = (name: string, revision: number) => `${entryOf(name, revision)} ${HASH}`;

test('a component outside a RegistryContext throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useLiveRegistry)).toThrow('inside a RegistryContext');
  expect(renderHook(useLiveRegistry, { wrapper }).result.current).toBe(live);
});

describe('useRegistry', () => {
  test('returns the state, and shows the newest revision in the document', async () => {
    const { result } = renderRegistry();
    expect(result.current).toEqual({ status: 'loading' });
    expect(document.documentElement.dataset.registry).toBeUndefined();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', newest: 2 }));
    expect(document.documentElement.dataset.registry).toBe('2');
    index = () => indexOf(3, loans);
    await act(live.refresh);
    expect(document.documentElement.dataset.registry).toBe('3');
  });

  test('prefetches the remote of the page, but not its screen', async () => {
    window.history.replaceState(null, '', `/${loans}`);
    const prepare = jest.fn();
    runtime.serve = () => moduleWith({ prepare });
    const { result } = renderRegistry();
    await waitFor(() => expect(runtime.requests).toEqual([request(loans, 2)]));
    const { current } = result;
    const [entry] = current.status === 'ready' ? current.registry.entries : [];
    const [version] = (await entry?.loader.load()) ?? [];
    // The end of the load that the prefetch has started.
    expect(version && (await loadRemoteModule(version))).toMatchObject({ status: 'loaded' });
    expect(prepare).not.toHaveBeenCalled();
  });

  test('prefetches the remote and the screen of a link, in its newest version', async () => {
    const prepare = jest.fn();
    runtime.serve = () => moduleWith({ prepare });
    const { result } = renderRegistry();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    index = () => indexOf(3, loans, cards);
    await act(live.refresh);
    expect(runtime.requests).toEqual([]);
    touchLink();
    await waitFor(() => expect(prepare.mock.calls).toEqual([[`/${cards}`]]));
    expect(runtime.requests).toEqual([request(cards, 3)]);
  });

  test('reads a release record again after a prefetch that failed', async () => {
    const { result } = renderRegistry();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const failing = jest.fn((): never => {
      throw new Error('no connection');
    });
    readRecord = failing;
    touchLink();
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
    expect(runtime.requests).toEqual([]);
    readRecord = recordOf;
    touchLink();
    await waitFor(() => expect(runtime.requests).toEqual([request(cards, 2)]));
  });

  test('prefetches nothing after it was unmounted', async () => {
    const reads = jest.fn(recordOf);
    readRecord = reads;
    const { result, unmount } = renderRegistry();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    unmount();
    touchLink();
    expect(reads).not.toHaveBeenCalled();
  });
});
