import { createContext, useContext } from 'react';
import type { SessionState } from './session-state';

/** Filled by `SessionProvider`, and in tests by hand. */
export const SessionContext = createContext<SessionState>({ status: 'loading' });

/** Who is signed in. `loading` until the sign-in provider has told for the first time. */
export function useSessionState(): SessionState {
  return useContext(SessionContext);
}
