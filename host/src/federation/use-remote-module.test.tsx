import type { RemoteModule } from '@bank/contracts';
import { act, renderHook, waitFor } from '@bank/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadResult } from './load-remote';
import { useRemoteModule } from './use-remote-module';
import type { RemoteVersion } from './versions';

const exposed = { contractVersion: '1.0.0' } as RemoteModule;
let count = 0;

function newEntry() {
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
  return { name, versions };
}

/** A loader that fails for the versions in `broken`. */
function loader(broken: Set<string>) {
  return jest.fn(({ version }: RemoteVersion, _isRetry?: boolean): Promise<LoadResult> =>
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

describe('useRemoteModule', () => {
  test('loads the live version', async () => {
    const { name, versions } = newEntry();
    const load = loader(new Set());
    const { result } = renderHook(() => useRemoteModule(name, versions, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('live');
    expect(reports).toEqual([]);
  });

  test('falls back to the previous version when the live one fails to load, and reports it', async () => {
    const { name, versions } = newEntry();
    const load = loader(new Set(['live']));
    const { result } = renderHook(() => useRemoteModule(name, versions, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('before');
    expect(reports).toEqual([`[bank] ${name} live (live): no live`]);
  });

  test('falls back to the previous version after a crash, also on later mounts', async () => {
    const { name, versions } = newEntry();
    const load = loader(new Set());
    const { result, unmount } = renderHook(() => useRemoteModule(name, versions, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    act(() => result.current.fail(new Error('broken screen')));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('before');
    unmount();
    const again = renderHook(() => useRemoteModule(name, versions, load));
    expect(again.result.current.candidate.version).toBe('before');
    await waitFor(() => expect(again.result.current.state.status).toBe('loaded'));
  });

  test('fails when no version is left, and starts with the live version on retry', async () => {
    const { name, versions } = newEntry();
    const broken = new Set(['live', 'before']);
    const load = loader(broken);
    const { result } = renderHook(() => useRemoteModule(name, versions, load));
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    broken.clear();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('live');
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'live' }), true);
  });
});
