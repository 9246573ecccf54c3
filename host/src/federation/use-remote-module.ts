import type { RemoteModule } from '@bank/contracts';
import { useCallback, useEffect, useState } from 'react';
import { countCanaryFailure } from './canary';
import { forgetHangs, hungEntries, markShown } from './hang-guard';
import { loadRemoteModule, prepareScreen } from './load-remote';
import { remoteHealth, type RemoteState } from './remote-health';
import { reportError, reportTiming } from './report-error';
import { removeStyles } from './remove-styles';
import { trackVersion } from './version-of-file';
import { type RemoteVersion, OVERRIDE_VERSION } from './versions';

type LoadState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; module: RemoteModule };

type LoadAttempt = { candidate: RemoteVersion; isRetry: boolean; state: LoadState };

/** Versions that failed on this page, and when. They are skipped until they expire or the user retries. */
const failedVersions = new Map<string, number>();

/** After this time, failed versions are tried again if no other version is left, in milliseconds. */
const FAILURE_EXPIRY_MS = 60_000;

/** The first version that has not failed on this page. */
function bestVersion(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  return versions.find(({ entry }) => !failedVersions.has(entry));
}

function markFailed({ name, entry, version, role }: RemoteVersion, error: unknown): void {
  failedVersions.set(entry, Date.now());
  removeStyles(entry);
  if (role === 'canary') countCanaryFailure(name, version);
  const cause = error instanceof Error ? error.message : String(error);
  remoteHealth.recordFailure(name, version, cause);
  reportError(new Error(`${name} ${version} (${role}): ${cause}`, { cause: error }), {
    remote: name,
    version,
    role,
  });
}

function recordLoadTime({ name, version, role }: RemoteVersion, ms: number): void {
  remoteHealth.recordLoadTime(name, ms);
  reportTiming(ms, { remote: name, version, role });
}

function remoteStateOf({ candidate: { role, version }, state }: LoadAttempt): RemoteState {
  if (state.status !== 'loaded') return state.status;
  if (version === OVERRIDE_VERSION) return 'override';
  return role === 'previous' ? 'fallback' : 'working';
}

/**
 * Loads a remote: tries its versions in order and falls back to the next one when a version can't be
 * loaded or crashes. `fail` reports a crash; `retry` starts again with the first version.
 */
export function useRemoteModule(
  name: string,
  versions: readonly RemoteVersion[],
  load = loadRemoteModule,
) {
  const [attempt, setAttempt] = useState<LoadAttempt>(() => firstAttempt(versions, false));
  const { candidate, isRetry, state } = attempt;

  const fail = useCallback(
    (error: unknown) => {
      markFailed(candidate, error);
      const next = bestVersion(versions);
      setAttempt(
        next
          ? { candidate: next, isRetry: false, state: { status: 'loading' } }
          : { candidate, isRetry: false, state: { status: 'failed' } },
      );
    },
    [candidate, versions],
  );

  useEffect(() => {
    if (state.status !== 'loading') return;
    let current = true;
    const start = performance.now();
    trackVersion(candidate);
    void load(candidate, isRetry).then(async (result) => {
      // The skeleton stays until the screen's code has loaded.
      await prepareScreen(result, window.location.pathname);
      if (!current) return;
      if (result.status === 'failed') {
        fail(result.cause);
        return;
      }
      recordLoadTime(candidate, performance.now() - start);
      setAttempt({ candidate, isRetry, state: result });
    });
    return () => {
      current = false;
    };
  }, [candidate, isRetry, state.status, fail, load]);

  useEffect(
    () => (state.status === 'failed' ? undefined : markShown(candidate.entry)),
    [candidate.entry, state.status],
  );

  const shown = remoteStateOf(attempt);
  useEffect(() => remoteHealth.setState(name, shown), [name, shown]);

  const retry = useCallback(() => {
    for (const { entry } of versions) failedVersions.delete(entry);
    forgetHangs(versions.map(({ entry }) => entry));
    setAttempt(firstAttempt(versions, true));
  }, [versions]);

  return { state, fail, retry, candidate };
}

/** Clears the failures of a remote once all its versions failed longer ago than `FAILURE_EXPIRY_MS`. */
function expireFailures(versions: readonly RemoteVersion[]): void {
  const failures = versions.map(({ entry }) => failedVersions.get(entry));
  const isExpired = (at: number | undefined) =>
    at !== undefined && Date.now() - at > FAILURE_EXPIRY_MS;
  if (failures.every(isExpired)) for (const { entry } of versions) failedVersions.delete(entry);
}

/** Marks the versions that hung a page of this browser as failed; see `hungEntries`. */
function markHungVersions(versions: readonly RemoteVersion[]): void {
  const hung = hungEntries();
  for (const candidate of versions) {
    const isNew = hung.get(candidate.entry);
    if (isNew) {
      markFailed(candidate, new Error('A page stopped responding while it showed this version'));
    } else if (isNew === false) failedVersions.set(candidate.entry, Date.now());
  }
}

function firstAttempt(versions: readonly RemoteVersion[], isRetry: boolean): LoadAttempt {
  expireFailures(versions);
  markHungVersions(versions);
  const candidate = bestVersion(versions) ?? versions[0];
  if (!candidate) throw new Error('A remote without a version');
  const hasFailed = failedVersions.has(candidate.entry);
  return { candidate, isRetry, state: { status: hasFailed ? 'failed' : 'loading' } };
}
