import type { BankError, BankErrorCode } from '@bank/domain';
import { useEffect } from 'react';
import { reportError } from '../federation/report-error';
import { loadAuth } from '../session/backend';
import { useSessionState } from '../session/session-context';
import { storedConfirmation } from './stored-confirmation';

/** Codes of interrupted attempts: the browser is offline, or the user leaves the page or signs out. */
const INTERRUPTED: readonly BankErrorCode[] = ['network', 'conflict', 'unauthenticated'];

async function record(uid: string): Promise<void> {
  const [auth, { recordConfirmedEmail }] = await Promise.all([
    loadAuth(),
    import('./record-confirmed-email'),
  ]);
  const email = await recordConfirmedEmail(auth, uid);
  if (email) storedConfirmation.storeRecorded(email);
}

/** Reloads the user from Firebase Auth: the link may have been followed in another tab or on another device. */
async function reloadUser(): Promise<void> {
  const { refreshUser } = await loadAuth();
  await refreshUser();
}

/**
 * Whether the signed-in user still has to confirm their email address; `expected` while the session is
 * loading, if the stored state is pending. Records a confirmation once.
 */
export function useEmailConfirmation(): 'done' | 'pending' | 'expected' {
  const { status, session, isConfirmed } = useSessionState();
  const uid = session?.uid;
  const email = session?.email;

  useEffect(() => {
    if (!uid || email === undefined || !isConfirmed) return;
    if (storedConfirmation.isRecorded(email)) return;
    // Interruptions are not reported: the next page retries.
    record(uid).catch((error: BankError) => {
      if (!INTERRUPTED.includes(error.code)) reportError(error);
    });
  }, [uid, email, isConfirmed]);

  useEffect(() => {
    if (!uid || isConfirmed) return;
    storedConfirmation.storePending();
    const onReturn = () => {
      // A failure is ignored: the next return to the page retries.
      if (document.visibilityState === 'visible') reloadUser().catch(() => {});
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [uid, isConfirmed]);

  if (status === 'loading') return storedConfirmation.isPending() ? 'expected' : 'done';
  return session && !isConfirmed ? 'pending' : 'done';
}
