import { Skeleton } from '@bank/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { reportError } from '../federation/report-error';
import { messages } from '../messages';
import { loadAuth, onAuthRequested } from './backend';
import { clearStorage } from './clear-user-data';
import { leaveSite, leaving } from './leave-site';
import { withSessionExpiry } from './with-session-expiry';
import type { SessionLimits } from './limits';
import { firebaseSession, subscribeWhenLoaded } from './firebase-session';
import { registration } from './registration';
import { withLazyAuth } from './with-lazy-auth';
import { SessionContext } from './session-context';
import { isReplaced, LOADING } from './session-state';
import { sessionTimes } from './times-store';
import { watchSession } from './watch-session';

export { useSessionState } from './session-context';

function createSources(limits: SessionLimits) {
  const sources = withSessionExpiry(firebaseSession, {
    store: sessionTimes,
    limits,
    onSignIn: (listener) =>
      subscribeWhenLoaded(async () => {
        const { onSignIn } = await loadAuth();
        return () => onSignIn(listener);
      }),
    signOut: () =>
      void loadAuth()
        .then((auth) => auth.signOut())
        .catch(reportError),
    clearStorage,
  });
  return withLazyAuth(sources, { store: sessionTimes, onAuthRequested });
}

type Props = { limits: SessionLimits; children: ReactNode };

/**
 * Provides the session state from the site's only auth subscription. When the user signs out or
 * changes, unmounts all screens and leaves the site.
 */
export function SessionProvider({ limits, children }: Props) {
  const [state, setState] = useState(LOADING);
  const isLeaving = useSyncExternalStore(leaving.subscribe, leaving.get);
  useEffect(
    () =>
      watchSession(createSources(limits), (next, previous) => {
        // A failed sign-up deletes its account again, which looks like a sign-out: the form stays.
        const isSigningUp = registration.get() !== 'closed';
        if (isReplaced(previous, next) && !isSigningUp) void leaveSite('elsewhere');
        setState(next);
      }),
    [limits],
  );
  if (isLeaving) return <Skeleton label={messages.signingOut} height="20rem" />;
  return <SessionContext value={state}>{children}</SessionContext>;
}

/**
 * Signs out in every tab, which then loads /SignIn. Rejects if the sign-out fails; the user is then
 * still signed in.
 */
export function signOutOfSite(): Promise<void> {
  return leaveSite('sign-out');
}
