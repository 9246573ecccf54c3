import type { RemoteModule } from '@bank/contracts';
import { act, renderHook, waitFor } from '@bank/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadResult } from './load-remote';
import { useRemoteModule } from './use-remote-module';
import type { Candidate } from './versions';

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
  const candidates: Candidate[] = [
    { ...version('live'), role: 'live' },
    { ...version('before'), role: 'previous' },
  ];
  return { name, candidates };
}

/** Loads what is not in `broken`. */
function loader(broken: Set<string>) {
  return jest.fn(({ version }: Candidate, _isAgain?: boolean): Promise<LoadResult> =>
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
  test('shows what is live', async () => {
    const { name, candidates } = newEntry();
    const load = loader(new Set());
    const { result } = renderHook(() => useRemoteModule(name, candidates, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('live');
    expect(reports).toEqual([]);
  });

  test('turns to the version before it when it cannot be loaded, and says so', async () => {
    const { name, candidates } = newEntry();
    const load = loader(new Set(['live']));
    const { result } = renderHook(() => useRemoteModule(name, candidates, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('before');
    expect(reports).toEqual([`[bank] ${name} live (live): no live`]);
  });

  test('turns to it when it crashes, and no later mount waits for the broken one again', async () => {
    const { name, candidates } = newEntry();
    const load = loader(new Set());
    const { result, unmount } = renderHook(() => useRemoteModule(name, candidates, load));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    act(() => result.current.fail(new Error('broken screen')));
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('before');
    unmount();
    const again = renderHook(() => useRemoteModule(name, candidates, load));
    expect(again.result.current.candidate.version).toBe('before');
    await waitFor(() => expect(again.result.current.state.status).toBe('loaded'));
  });

  test('fails when no version is left, and begins anew with the live one on retry', async () => {
    const { name, candidates } = newEntry();
    const broken = new Set(['live', 'before']);
    const load = loader(broken);
    const { result } = renderHook(() => useRemoteModule(name, candidates, load));
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    broken.clear();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe('loaded'));
    expect(result.current.candidate.version).toBe('live');
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'live' }), true);
  });
});
