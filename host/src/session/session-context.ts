import { createContext, useContext } from 'react';
import { LOADING, type SessionState } from './session-state';

/** Provided by `SessionProvider`; tests provide it directly. */
export const SessionContext = createContext<SessionState>(LOADING);

/** Returns the session state; `loading` until Firebase Auth has reported the user. */
export function useSessionState(): SessionState {
  return useContext(SessionContext);
}
