import { Skeleton } from '@bank/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { doors } from '../auth-screens/doors';
import { reportError } from '../federation/report-error';
import { messages } from '../messages';
import { isSamePath } from '../navigation/same-path';
import { loadAuth, whenAuthIsWanted } from './backend';
import { emptyStorage } from './forget-person';
import { isLeaving, leaveSite, onLeaving } from './leave-site';
import { limitedSources } from './limited-sources';
import type { SessionLimits } from './limits';
import { liveSources } from './live-sources';
import { patientSources } from './patient-sources';
import { SessionContext } from './session-context';
import { isReplaced, keepSession, type SessionState } from './session-state';
import { sessionTimes } from './times-store';
import { watchSession } from './watch-session';

export { useSessionState } from './session-context';

function sourcesWithin(limits: SessionLimits) {
  const limited = limitedSources(liveSources, {
    store: sessionTimes,
    limits,
    signOut: () =>
      void loadAuth()
        .then((auth) => auth.signOut())
        .catch(reportError),
    emptyStorage,
  });
  return patientSources(limited, { store: sessionTimes, whenAuthIsWanted });
}

/**
 * A sign-up that fails half-way takes its account back: the page then holds nothing but the form,
 * which the person goes on with.
 */
function isSigningUp(): boolean {
  return isSamePath(doors.signUp, window.location.pathname);
}

type Props = { limits: SessionLimits; children: ReactNode };

/**
 * Holds the one listener of who is signed in. Stands once, above everything that asks. When the
 * person goes, whatever showed their data is unmounted and the page left.
 */
export function SessionProvider({ limits, children }: Props) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const leaving = useSyncExternalStore(onLeaving, isLeaving);
  useEffect(() => {
    let before: SessionState = { status: 'loading' };
    return watchSession(sourcesWithin(limits), (next) => {
      if (isReplaced(before, next) && !isSigningUp()) void leaveSite('elsewhere');
      before = next;
      setState((older) => keepSession(older, next));
    });
  }, [limits]);
  if (leaving) return <Skeleton label={messages.signingOut} height="20rem" />;
  return <SessionContext value={state}>{children}</SessionContext>;
}

/**
 * Signs out in every tab; each then opens anew at /SignIn. Rejects where the provider does not
 * answer: the person is then still signed in.
 */
export function signOutOfSite(): Promise<void> {
  return leaveSite('asked');
}
