import { doors } from '../auth-screens/doors';
import { reportError } from '../federation/report-error';
import { closeDatabase, loadAuth } from './backend';
import { emptyPage, emptyStorage } from './forget-person';
import type { EndReason } from './session-clock';

/** Why a page is being left: the person asked to, or the session ended. */
export type LeaveReason = 'asked' | EndReason;

/** What leaving needs of the world. */
export type Exit = {
  signOut(): Promise<void>;
  closeDatabase(): Promise<void>;
  emptyStorage(which: 'tab' | 'device'): void;
  emptyPage(): void;
  replace(address: string): void;
};

const liveExit: Exit = {
  signOut: async () => (await loadAuth()).signOut(),
  closeDatabase,
  emptyStorage,
  emptyPage,
  replace: (address) => window.location.replace(address),
};

/** What hangs is not waited for longer than this, in milliseconds: the page goes, and with it all. */
const PATIENCE = 3000;

let leaving = false;
const listeners = new Set<() => void>();

export function isLeaving(): boolean {
  return leaving;
}

export function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLeaving(now: boolean) {
  leaving = now;
  for (const listener of listeners) listener();
}

function addressAfter(reason: LeaveReason): string {
  const isExplained = reason !== 'asked' && reason !== 'elsewhere';
  return isExplained ? `${doors.signIn}?ended=${reason}` : doors.signIn;
}

/** Resolves when `work` has succeeded, failed or hung. */
async function orGiveUp(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([work.catch(reportError), limit]);
  clearTimeout(timer);
}

/**
 * Signs out, and leaves nothing of the person behind: every screen is unmounted first, the storage
 * is emptied (which the other tabs take as their own end), the database closed, and at last the
 * document itself replaced, as only that empties all memory for certain. Rejects only where the
 * person asked and the sign-out failed; they are then still signed in.
 */
export async function leaveSite(reason: LeaveReason, exit: Exit = liveExit): Promise<void> {
  if (leaving) return;
  setLeaving(true);
  if (reason === 'asked') {
    try {
      await exit.signOut();
    } catch (error) {
      setLeaving(false);
      throw error;
    }
  } else if (reason !== 'elsewhere') {
    // Should it fail, the next document finds a session without times and ends it.
    await orGiveUp(exit.signOut());
  }
  // What the device holds may already be the next person's, who signed in elsewhere.
  exit.emptyStorage(reason === 'elsewhere' ? 'tab' : 'device');
  exit.emptyPage();
  await orGiveUp(exit.closeDatabase());
  exit.replace(addressAfter(reason));
}
