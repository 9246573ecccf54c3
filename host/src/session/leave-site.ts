import { createStore } from '../app/store';
import { authPaths } from '../auth-screens/auth-paths';
import { reportError } from '../federation/report-error';
import { closeDatabase, loadAuth } from './backend';
import { clearPage, clearStorage } from './clear-user-data';
import type { EndReason } from './session-clock';
import { sessionTimes } from './times-store';

/** Why the site is being left: the user signs out, or the reason why the session ended. */
export type LeaveReason = 'sign-out' | EndReason;

/** The effects of leaving, replaced in tests. */
export type Exit = {
  signOut(): Promise<void>;
  /** Signs out unless another tab has a session. */
  signOutIfNoSession(): Promise<void>;
  closeDatabase(): Promise<void>;
  clearStorage(which: 'tab' | 'device'): void;
  clearPage(): void;
  replace(address: string): void;
};

/**
 * If another tab signs out while Firebase Auth verifies the stored user here, Firebase Auth stores that user again,
 * with the refresh token: removes it. The next user, who may have signed in meanwhile, stays signed in.
 */
async function signOutIfNoSession() {
  const auth = await loadAuth();
  await auth.whenVerified();
  if (!sessionTimes.read()) await auth.signOut();
}

const browserExit: Exit = {
  signOut: async () => (await loadAuth()).signOut(),
  signOutIfNoSession,
  closeDatabase,
  clearStorage,
  clearPage,
  replace: (address) => window.location.replace(address),
};

/** Timeout for sign-out and for Firestore's shutdown, in milliseconds; we navigate regardless. */
const EXIT_TIMEOUT_MS = 3000;

/** Whether the site is being left; then no screen is mounted. */
export const leaving = createStore(false);

function pathAfter(reason: LeaveReason): string {
  const isExplained = reason !== 'sign-out' && reason !== 'elsewhere';
  return isExplained ? `${authPaths.signIn}?ended=${reason}` : authPaths.signIn;
}

/** Resolves when `work` has succeeded, failed or timed out. */
async function settleOrTimeout(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, EXIT_TIMEOUT_MS)));
  await Promise.race([work.catch(reportError), timeout]);
  clearTimeout(timer);
}

/**
 * Signs out and removes all user data: unmounts every screen, clears the storage (which also ends the
 * session in the other tabs), shuts Firestore down, and finally replaces the document, because only
 * that reliably clears memory. Rejects only for `sign-out` if the sign-out fails; the user is then still
 * signed in.
 */
export async function leaveSite(reason: LeaveReason, exit: Exit = browserExit): Promise<void> {
  if (leaving.get()) return;
  leaving.set(true);
  if (reason === 'sign-out') {
    try {
      await exit.signOut();
    } catch (error) {
      leaving.set(false);
      throw error;
    }
  } else if (reason === 'elsewhere') {
    await settleOrTimeout(exit.signOutIfNoSession());
  } else {
    // If it fails, the next document finds a session without times and ends it.
    await settleOrTimeout(exit.signOut());
  }
  // After `elsewhere`, the device's storage may already belong to the next user.
  exit.clearStorage(reason === 'elsewhere' ? 'tab' : 'device');
  exit.clearPage();
  await settleOrTimeout(exit.closeDatabase());
  exit.replace(pathAfter(reason));
}
