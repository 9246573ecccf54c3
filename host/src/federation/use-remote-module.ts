import { useCallback, useEffect, useReducer, useState } from 'react';
import {
  bestVersion,
  firstVersion,
  forgetFailures,
  markCrashed,
  markFailed,
  recordFailure,
  unreachableVersions,
} from './failed-versions';
import { markShown } from './hang-guard';
import { loadRemoteModule, prepareScreen } from './load-remote';
import { remoteHealth, type RemoteState } from './remote-health';
import { nextLoadState, READING, type LoadEvent, type LoadState } from './remote-load-machine';
import { reportTiming } from './report-error';
import type { SiteEntry } from './site-entry';
import { useBackgroundRetry } from './use-background-retry';
import { trackVersion } from './version-of-file';
import { type RemoteVersion, OVERRIDE_VERSION } from './versions';

function recordLoadTime({ name, version, role }: RemoteVersion, ms: number): void {
  remoteHealth.recordLoadTime(name, ms);
  reportTiming(ms, { remote: name, version, role });
}

function remoteStateOf(state: LoadState): RemoteState {
  if (state.status === 'failed') return 'failed';
  if (state.status !== 'loaded') return 'loading';
  const { role, version } = state.version;
  if (version === OVERRIDE_VERSION) return 'override';
  return role === 'previous' ? 'fallback' : 'working';
}

/** Whether files of the version could not be loaded (tooling/webpack/chunk-integrity.mjs): it has no defect then. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function tryVersion(version: RemoteVersion | undefined): LoadEvent {
  return version ? { type: 'tryVersion', version } : { type: 'giveUp' };
}

/**
 * Loads a remote: reads its release record, tries its versions in order and falls back to the next one
 * when a version can't be loaded or crashes. `fail` reports a crash; `retry` starts again with the first
 * version. While all have failed, those that could not be loaded are tried in the background. The states are those
 * of `LOAD_TRANSITIONS`; this hook runs what each of them waits for.
 */
export function useRemoteModule(entry: SiteEntry, load = loadRemoteModule) {
  const { name } = entry.remote;
  // A later entry with the same revision must not reload a mounted remote.
  const [{ revision, loader }] = useState(entry);
  const [state, dispatch] = useReducer(nextLoadState, loader.current(), (versions) =>
    versions ? nextLoadState(READING, tryVersion(firstVersion(versions))) : READING,
  );
  const candidate = 'version' in state ? state.version : null;

  const tryNextVersion = useCallback(
    () => dispatch(tryVersion(bestVersion(loader.current() ?? []))),
    [loader],
  );
  const fail = useCallback(
    (error: unknown) => {
      if (candidate) (isChunkError(error) ? markFailed : markCrashed)(candidate, error);
      tryNextVersion();
    },
    [candidate, tryNextVersion],
  );

  useEffect(() => {
    let isCurrent = true;
    if (state.status === 'reading') {
      loader.load().then(
        (versions) => {
          if (isCurrent) dispatch(tryVersion(firstVersion(versions)));
        },
        (error: unknown) => {
          if (!isCurrent) return;
          recordFailure({ name, version: `at-${revision}`, role: 'record' }, error);
          dispatch({ type: 'giveUp' });
        },
      );
    }
    if (state.status === 'loading') {
      const { version } = state;
      const start = performance.now();
      trackVersion(version);
      void load(version).then(async (result) => {
        // The skeleton stays until the screen's code has loaded.
        await prepareScreen(result, window.location.pathname);
        if (!isCurrent) return;
        if (result.status === 'failed') {
          markFailed(version, result.cause);
          tryNextVersion();
          return;
        }
        recordLoadTime(version, performance.now() - start);
        dispatch({ type: 'loaded', version, module: result.module });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [state, name, revision, loader, tryNextVersion, load]);

  const shownEntry = candidate?.entry;
  useEffect(() => (shownEntry ? markShown(shownEntry) : undefined), [shownEntry]);

  const shown = remoteStateOf(state);
  useEffect(() => remoteHealth.setState(name, shown), [name, shown]);

  const retry = useCallback(() => {
    const versions = loader.current();
    if (versions) forgetFailures(versions);
    dispatch({ type: 'retry' });
  }, [loader]);

  useBackgroundRetry(state.status === 'failed', async () => {
    const versions = await loader.load().catch(() => []);
    for (const version of unreachableVersions(versions)) {
      if (!(await prepareScreen(await load(version), window.location.pathname))) continue;
      forgetFailures([version]);
      dispatch({ type: 'retry' });
      return;
    }
  });

  return { state, fail, retry, candidate };
}
