import { useEffect, useState, type ReactNode } from 'react';
import { loadAuth } from './backend';
import { liveSources } from './live-sources';
import { SessionContext } from './session-context';
import { keepSession, type SessionState } from './session-state';
import { watchSession } from './watch-session';

export { useSessionState } from './session-context';

/** Holds the one listener of who is signed in. Stands once, above everything that asks. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  useEffect(
    () => watchSession(liveSources, (next) => setState((before) => keepSession(before, next))),
    [],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Signs out in every tab; the pages for customers then lead to /SignIn by themselves. */
export async function signOutOfSite(): Promise<void> {
  const { signOut } = await loadAuth();
  await signOut();
}
