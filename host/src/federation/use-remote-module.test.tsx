import type { RemoteModule } from '@bank/contracts';
import { act, renderHook, waitFor } from '@bank/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';
import type { LoadResult } from './load-remote';
import { remoteHealth } from './remote-health';
import type { SiteEntry } from './site-entry';
import { useRemoteModule } from './use-remote-module';
import { versionOfFile } from './version-of-file';
import { createVersionLoader, OVERRIDE_VERSION, type RemoteVersion } from './versions';

const exposed = { contractVersion: '1.0.0' } as RemoteModule;
let count = 0;

function newEntry(read?: () => Promise<void>): SiteEntry {
  const name = `remote-${(count += 1)}`;
  const version = (word: string) => ({
    name,
    version: word,
    entry: `https://${name}.example/${word}/remoteEntry.js`,
    integrity: null,
    contract: '^1.0.0',
  });
  const versions: RemoteVersion[] = [
    { ...version('live'), role: 'live' },
    { ...version('before'), role: 'previous' },
  ];
  const loader = createVersionLoader(async () => {
    await read?.();
    return versions;
  });
  const remote = { name, title: name, kind: 'regular' as const, routes: [], menu: [] };
  return { remote, revision: 7, isCanary: false, loader };
}

/** A loader that fails for the versions in `broken`. */
function loader(broken: Set<string>) {
  return jest.fn(({ version }: RemoteVersion): Promise<LoadResult> =>
    Promise.resolve(
      broken.has(version)
        ? { status: 'failed', cause: new Error(`no ${version}`) }
        : { status: 'loaded', module: exposed },
    ),
  );
}

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((...words) => void reports.push(words.join(' ')));
});

afterEach(() => {
  jest.useRealTimers();
});

describe('useRemoteModule', () => {
  test('loads the live version', async () => {
    const entry = newEntry();
    const load = loader(new Set());
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate?.version).toBe('live');
    expect(reports).toEqual([]);
  });

  test('falls back to the previous version when the live one fails to load, and reports it', async () => {
    const entry = newEntry();
    const load = loader(new Set(['live']));
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate?.version).toBe('before');
    expect(reports).toEqual([`[bank] ${entry.remote.name} live (live): no live`]);
  });

  test('falls back to the previous version after a crash, also on later mounts', async () => {
    const entry = newEntry();
    const load = loader(new Set());
    const { result, unmount } = renderHook(() => useRemoteModule(entry, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    act(() => result.current.fail(new Error('broken screen')));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate?.version).toBe('before');
    unmount();
    const again = renderHook(() => useRemoteModule(entry, load));
    expect(again.result.current.candidate?.version).toBe('before');
    await waitFor(() => expect(again.result.current.state.status).toBe('loaded'));
  });

  test('fails when no version is left, and starts with the live version on retry', async () => {
    const entry = newEntry();
    const broken = new Set(['live', 'before']);
    const load = loader(broken);
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    broken.clear();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate?.version).toBe('live');
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'live' }));
  });

  test('fails when the release record cannot be read, and reads it again on retry', async () => {
    let isOnline = false;
    const entry = newEntry(() => (isOnline ? Promise.resolve() : Promise.reject(Error('offline'))));
    const load = loader(new Set());
    const { result } = renderHook(() => useRemoteModule(entry, load));
    expect(result.current.state.status).toBe('reading');
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    expect(reports).toEqual([`[bank] ${entry.remote.name} at-7: offline`]);
    isOnline = true;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate?.version).toBe('live');
  });

  test('recovers from a load that failed without the user, and reports each failure once', async () => {
    jest.useFakeTimers();
    const entry = newEntry();
    const broken = new Set(['live', 'before']);
    const load = loader(broken);
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.state.status).toBe('failed');
    await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMITS.backgroundRetry));
    expect(result.current.state.status).toBe('failed');
    expect(load).toHaveBeenCalledTimes(4);
    broken.delete('before');
    await act(() => jest.advanceTimersByTimeAsync(2 * LOAD_LIMITS.backgroundRetry));
    expect(result.current.state.status).toBe('loaded');
    expect(result.current.candidate?.version).toBe('before');
    expect(reports).toHaveLength(2);
  });

  test('recovers from a release record that could not be read', async () => {
    jest.useFakeTimers();
    let isReachable = false;
    const entry = newEntry(() => (isReachable ? Promise.resolve() : Promise.reject(Error('down'))));
    const { result } = renderHook(() => useRemoteModule(entry, loader(new Set())));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.state.status).toBe('failed');
    isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMITS.backgroundRetry));
    expect(result.current.state.status).toBe('loaded');
  });

  test('recovers from a screen whose files could not be loaded, once they have arrived', async () => {
    jest.useFakeTimers();
    const entry = newEntry();
    let isReachable = false;
    const prepare = () => (isReachable ? Promise.resolve() : Promise.reject(new Error('no chunk')));
    const load = jest.fn(({ version }: RemoteVersion) =>
      Promise.resolve<LoadResult>(
        version === 'live'
          ? { status: 'loaded', module: { ...exposed, prepare } }
          : { status: 'failed', cause: new Error('no entry') },
      ),
    );
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.state.status).toBe('loaded');
    const error = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
    act(() => result.current.fail(error));
    await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMITS.backgroundRetry));
    expect(result.current.state.status).toBe('failed');
    isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(2 * LOAD_LIMITS.backgroundRetry));
    expect(result.current.state.status).toBe('loaded');
    expect(result.current.candidate?.version).toBe('live');
  });

  test('does not load a version again that has crashed, nor anything on a hidden page', async () => {
    jest.useFakeTimers();
    const entry = newEntry();
    const broken = new Set(['before']);
    const load = loader(broken);
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await act(() => jest.advanceTimersByTimeAsync(0));
    act(() => result.current.fail(new Error('broken screen')));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.state.status).toBe('failed');
    load.mockClear();
    await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMITS.backgroundRetry));
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['before']);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(10 * LOAD_LIMITS.longestBackgroundRetry));
    expect(load).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    await act(() => jest.advanceTimersByTimeAsync(2 * LOAD_LIMITS.backgroundRetry));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('loads at once when the release record is already read', async () => {
    const entry = newEntry();
    await entry.loader.load();
    const { result } = renderHook(() => useRemoteModule(entry, loader(new Set())));
    expect(result.current.state.status).toBe('loading');
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
  });

  test('neither marks nor reports a version that fails after the remote is unmounted', async () => {
    const entry = newEntry();
    await entry.loader.load();
    let finish = (_result: LoadResult) => {};
    const load = () => new Promise<LoadResult>((resolve) => (finish = resolve));
    renderHook(() => useRemoteModule(entry, load)).unmount();
    finish({ status: 'failed', cause: new Error('late') });
    await Promise.resolve();
    const again = renderHook(() => useRemoteModule(entry, loader(new Set())));
    await waitFor(() => expect(again.result.current.state.status).toBe('loaded'));
    expect(again.result.current.candidate?.version).toBe('live');
    expect(reports).toEqual([]);
  });
});

describe('a loaded remote', () => {
  const stateOf = ({ remote }: SiteEntry) => remoteHealth.stateOf(remote.name);
  const shown = () =>
    Object.entries({ ...localStorage }).flatMap(([key, marker]) =>
      key.startsWith('bank.shown.')
        ? [(JSON.parse(String(marker)) as { entry: string }).entry]
        : [],
    );
  beforeEach(() => localStorage.clear());

  test('shows its state on the status page, and records the load time of what was shown', async () => {
    const entry = newEntry();
    const broken = new Set<string>();
    const { result } = renderHook(() => useRemoteModule(entry, loader(broken)));
    expect(stateOf(entry)).toBe('loading');
    await waitFor(() => expect(stateOf(entry)).toBe('working'));
    const { waits } = remoteHealth.get(entry.remote.name);
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeLessThan(performance.now());
    act(() => result.current.fail(new Error('broken screen')));
    await waitFor(() => expect(stateOf(entry)).toBe('fallback'));
    broken.add('before');
    act(() => result.current.fail(new Error('broken screen')));
    expect(stateOf(entry)).toBe('failed');
    expect(remoteHealth.get(entry.remote.name).waits).toHaveLength(2);
  });

  test('of a developer’s machine is an override', async () => {
    const entry = newEntry();
    const [version] = await entry.loader.load();
    const versions = version ? [{ ...version, version: OVERRIDE_VERSION }] : [];
    const overridden = { ...entry, loader: createVersionLoader(() => Promise.resolve(versions)) };
    renderHook(() => useRemoteModule(overridden, loader(new Set())));
    await waitFor(() => expect(stateOf(entry)).toBe('override'));
  });

  test('has a heartbeat until it is unmounted, and its files are attributed to it', async () => {
    const entry = newEntry();
    const { result, unmount } = renderHook(() => useRemoteModule(entry, loader(new Set())));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    const address = result.current.candidate?.entry ?? '';
    expect(shown()).toEqual([address]);
    expect(versionOfFile(address)).toMatchObject({ remote: entry.remote.name, role: 'live' });
    unmount();
    expect(shown()).toEqual([]);
  });

  test('is shown after its screen has been prepared', async () => {
    const entry = newEntry();
    let finish = () => {};
    const prepare = jest.fn((_path: string) => new Promise<void>((resolve) => (finish = resolve)));
    const load = () =>
      Promise.resolve({ status: 'loaded' as const, module: { ...exposed, prepare } });
    const { result } = renderHook(() => useRemoteModule(entry, load));
    await waitFor(() => expect(prepare).toHaveBeenCalledWith(location.pathname));
    expect(result.current.state.status).toBe('loading');
    finish();
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
  });
});

test('reports nothing if the release record fails after the remote is unmounted', async () => {
  let fail = () => {};
  const reading = new Promise<void>((_, reject) => (fail = () => reject(new Error('late'))));
  const entry = newEntry(() => reading);
  renderHook(() => useRemoteModule(entry, loader(new Set()))).unmount();
  fail();
  await expect(entry.loader.load()).rejects.toThrow('late');
  expect(reports).toEqual([]);
});
