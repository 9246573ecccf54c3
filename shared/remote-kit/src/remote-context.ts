import type { RemoteProps, Session } from '@bank/contracts';
import { createContext, useContext, useEffect } from 'react';

export const RemoteContext = createContext<RemoteProps | null>(null);

/** What the host gave this remote. Throws outside of a remote. */
export function useRemote(): RemoteProps {
  const props = useContext(RemoteContext);
  if (!props) throw new Error('useRemote must be called inside an app made by createRemote');
  return props;
}

/** The signed-in person. Throws for a visitor: the host keeps visitors from customers' routes. */
export function useSession(): Session {
  const { session } = useRemote();
  if (!session) throw new Error('This screen is for signed-in people only');
  return session;
}

/** Toasts, drawn by the host. */
export function useNotify(): RemoteProps['notify'] {
  return useRemote().notify;
}

/** While `dirty`, the host asks before the person leaves and loses what was typed. */
export function useUnsavedChanges(dirty: boolean): void {
  const { unsavedChanges } = useRemote();
  useEffect(() => (dirty ? unsavedChanges.hold() : undefined), [dirty, unsavedChanges]);
}
