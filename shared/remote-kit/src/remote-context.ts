import type { RemoteProps, Session } from '@bank/contracts';
import { createContext, useContext, useEffect } from 'react';

export const RemoteContext = createContext<RemoteProps | null>(null);

/** The host's props. Throws outside of a remote. */
export function useRemote(): RemoteProps {
  const props = useContext(RemoteContext);
  if (!props) throw new Error('useRemote must be called inside an app made by createRemote');
  return props;
}

/** The signed-in user's session. Throws for a visitor; the host guards the routes of customers. */
export function useSession(): Session {
  const { session } = useRemote();
  if (!session) throw new Error('This screen requires a signed-in user');
  return session;
}

/** Toasts, drawn by the host. */
export function useNotify(): RemoteProps['notify'] {
  return useRemote().notify;
}

/** While `dirty`, the host asks for confirmation before the user leaves the page. */
export function useUnsavedChanges(dirty: boolean): void {
  const { unsavedChanges } = useRemote();
  useEffect(() => (dirty ? unsavedChanges.hold() : undefined), [dirty, unsavedChanges]);
}
