import { useEffect } from 'react';
import { loadAuth } from './backend';
import { leaveSite } from './leave-site';
import { subscribeWhenLoaded } from './firebase-session';
import { useSessionState } from './session-context';
import { watchRevocation } from './watch-revocation';

async function readOwnDocument(uid: string): Promise<unknown> {
  const { fetchNewestUncached } = await import('@bank/firebase/rest');
  const where = { field: 'userId', value: uid };
  return fetchNewestUncached('transactions', { where, newestBy: 'date', count: 1 });
}

/** Leaves the site when this session has been revoked, in which case the security rules refuse it. */
export function useRevocation(uid: string): void {
  // Loads Firestore only after the first read of the profile, which uses REST.
  const hasProfile = useSessionState().profile !== 'pending';
  useEffect(() => {
    if (!hasProfile) return;
    return subscribeWhenLoaded(async () => {
      const [{ signedInAt }, { subscribeCut }] = await Promise.all([
        loadAuth(),
        import('./subscribe-cut'),
      ]);
      const sources = { subscribeCut, signedInAt, readOwnDocument };
      return () => watchRevocation(sources, uid, (reason) => void leaveSite(reason));
    });
  }, [uid, hasProfile]);
}
