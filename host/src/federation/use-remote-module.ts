import type { RemoteModule } from '@bank/contracts';
import { useCallback, useEffect, useState } from 'react';
import { countCanaryFailure } from './canary';
import { forgetHangs, hungEntries, markShown } from './hang-guard';
import { loadRemoteModule, prepareScreen } from './load-remote';
import { remoteJournal, type RemoteState } from './remote-journal';
import { reportError, reportTiming } from './report-error';
import { dropStyles } from './version-styles';
import { noteVersion } from './version-of-file';
import { type Candidate, OVERRIDE_VERSION } from './versions';

type LoadState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; module: RemoteModule };

type Turn = { candidate: Candidate; isAgain: boolean; state: LoadState };

/** Versions that failed on this page, and when: nobody waits for them a second time, but who asks for it. */
const unfit = new Map<string, number>();

/** After this time a remote of which no version is left gets another chance, in milliseconds. */
const FORGIVEN_AFTER_MS = 60_000;

/** The best version that has not failed here; after all of them have, none. */
function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.find(({ entry }) => !unfit.has(entry));
}

function setAside({ name, entry, version, role }: Candidate, error: unknown): void {
  unfit.set(entry, Date.now());
  dropStyles(entry);
  if (role === 'canary') countCanaryFailure(name, version);
  const cause = error instanceof Error ? error.message : String(error);
  remoteJournal.failed(name, version, cause);
  reportError(new Error(`${name} ${version} (${role}): ${cause}`, { cause: error }), {
    remote: name,
    version,
    role,
  });
}

function noteWait({ name, version, role }: Candidate, ms: number): void {
  remoteJournal.waited(name, ms);
  reportTiming(ms, { remote: name, version, role });
}

function stateOf({ candidate: { role, version }, state }: Turn): RemoteState {
  if (state.status !== 'loaded') return state.status;
  if (version === OVERRIDE_VERSION) return 'override';
  return role === 'previous' ? 'fallback' : 'working';
}

/**
 * Loads a remote: the best of its versions, and if that cannot be loaded, or crashes, at once the
 * next. `fail` tells of a crash; `retry` begins anew with the best one.
 */
export function useRemoteModule(
  name: string,
  candidates: readonly Candidate[],
  load = loadRemoteModule,
) {
  const [turn, setTurn] = useState<Turn>(() => first(candidates, false));
  const { candidate, isAgain, state } = turn;

  const fail = useCallback(
    (error: unknown) => {
      setAside(candidate, error);
      const next = best(candidates);
      setTurn(
        next
          ? { candidate: next, isAgain: false, state: { status: 'loading' } }
          : { candidate, isAgain: false, state: { status: 'failed' } },
      );
    },
    [candidate, candidates],
  );

  useEffect(() => {
    if (state.status !== 'loading') return;
    let current = true;
    const start = performance.now();
    noteVersion(candidate);
    void load(candidate, isAgain).then(async (result) => {
      // The outline stays until there is a screen to draw.
      await prepareScreen(result, window.location.pathname);
      if (!current) return;
      if (result.status === 'failed') {
        fail(result.cause);
        return;
      }
      noteWait(candidate, performance.now() - start);
      setTurn({ candidate, isAgain, state: result });
    });
    return () => {
      current = false;
    };
  }, [candidate, isAgain, state.status, fail, load]);

  useEffect(
    () => (state.status === 'failed' ? undefined : markShown(candidate.entry)),
    [candidate.entry, state.status],
  );

  const shown = stateOf(turn);
  useEffect(() => remoteJournal.become(name, shown), [name, shown]);

  const retry = useCallback(() => {
    for (const { entry } of candidates) unfit.delete(entry);
    forgetHangs(candidates.map(({ entry }) => entry));
    setTurn(first(candidates, true));
  }, [candidates]);

  return { state, fail, retry, candidate };
}

/** Without a version that is left, those that failed a while ago are as good as new. */
function forgive(candidates: readonly Candidate[]): void {
  const failures = candidates.map(({ entry }) => unfit.get(entry));
  const isLong = (at: number | undefined) =>
    at !== undefined && Date.now() - at > FORGIVEN_AFTER_MS;
  if (failures.every(isLong)) for (const { entry } of candidates) unfit.delete(entry);
}

/** Sets aside the versions during which a page of this browser stopped responding. */
function avoidHung(candidates: readonly Candidate[]): void {
  const hung = hungEntries();
  for (const candidate of candidates) {
    const isNew = hung.get(candidate.entry);
    if (isNew) {
      setAside(candidate, new Error('A page stopped responding while it showed this version'));
    } else if (isNew === false) unfit.set(candidate.entry, Date.now());
  }
}

function first(candidates: readonly Candidate[], isAgain: boolean): Turn {
  forgive(candidates);
  avoidHung(candidates);
  const candidate = best(candidates) ?? candidates[0];
  if (!candidate) throw new Error('A remote without a version');
  const hasFailed = unfit.has(candidate.entry);
  return { candidate, isAgain, state: { status: hasFailed ? 'failed' : 'loading' } };
}
