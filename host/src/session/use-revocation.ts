import { useEffect } from 'react';
import { loadAuth, loadFirestore } from './backend';
import { leaveSite } from './leave-site';
import { whenLoaded } from './live-sources';
import { useSessionState } from './session-context';
import { watchRevocation } from './watch-revocation';

async function readOwn(uid: string): Promise<unknown> {
  const { fetchNewestUncached } = await import('@bank/firebase/rest');
  const where = { field: 'userId', value: uid };
  return fetchNewestUncached('transactions', { where, newestBy: 'date', count: 1 });
}

/** Leaves the site when the database's rules have ended this session. */
export function useRevocation(uid: string): void {
  const state = useSessionState();
  // The database's client is loaded after the first look at the profile, not before.
  const hasLooked = state.status === 'ready' && state.profile !== 'pending';
  useEffect(() => {
    if (!hasLooked) return;
    return whenLoaded(async () => {
      const [auth, firestore] = await Promise.all([loadAuth(), loadFirestore()]);
      const sources = { firestore, signedInAt: auth.signedInAt, readOwn };
      return () => watchRevocation(sources, uid, (reason) => void leaveSite(reason));
    });
  }, [uid, hasLooked]);
}
