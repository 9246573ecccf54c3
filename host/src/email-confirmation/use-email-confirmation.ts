import type { BankError, BankErrorCode } from '@bank/domain';
import { useEffect } from 'react';
import { reportError } from '../federation/report-error';
import { loadAuth, loadFirestore } from '../session/backend';
import { useSessionState } from '../session/session-context';
import { recordConfirmedEmail } from './record-confirmed-email';
import { rememberedConfirmation } from './remembered-confirmation';

/** The browser is offline, or the person is leaving the page or the session. */
const INTERRUPTED: readonly BankErrorCode[] = ['network', 'conflict', 'unauthenticated'];

async function record(uid: string): Promise<void> {
  const [auth, firestore] = await Promise.all([loadAuth(), loadFirestore()]);
  const email = await recordConfirmedEmail(auth, firestore, uid);
  if (email) rememberedConfirmation.keepRecorded(email);
}

/** Asks the provider whether the link was followed, on another page or another device. */
async function askAgain(): Promise<void> {
  const { refreshUser } = await loadAuth();
  await refreshUser();
}

/**
 * Whether the signed-in person still has to confirm their address; `expected` until the provider
 * answers, where this device remembers that they had to. A confirmation is recorded once.
 */
export function useEmailConfirmation(): 'done' | 'pending' | 'expected' {
  const state = useSessionState();
  const session = state.status === 'ready' ? state.session : null;
  const isConfirmed = state.status !== 'ready' || state.isConfirmed;
  const uid = session?.uid;
  const email = session?.email;

  useEffect(() => {
    if (!uid || email === undefined || !isConfirmed) return;
    if (rememberedConfirmation.isRecorded(email)) return;
    // Nothing that the person asked for has failed, and the next page tries again.
    record(uid).catch((error: BankError) => {
      if (!INTERRUPTED.includes(error.code)) reportError(error);
    });
  }, [uid, email, isConfirmed]);

  useEffect(() => {
    if (!uid || isConfirmed) return;
    rememberedConfirmation.keepPending();
    const onReturn = () => {
      // Offline nothing is known, and coming back once more asks again.
      if (document.visibilityState === 'visible') askAgain().catch(() => {});
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [uid, isConfirmed]);

  if (state.status === 'loading') return rememberedConfirmation.isPending() ? 'expected' : 'done';
  return session && !isConfirmed ? 'pending' : 'done';
}
