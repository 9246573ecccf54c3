import type { SessionLimits } from './limits';
import { newSessionTimes, sessionStatus } from './session-times';
import type { TimesStore } from './times-store';
import type { User } from './session-state';
import type { SessionSources } from './watch-session';

type Settings = {
  store: TimesStore;
  limits: SessionLimits;
  /** Calls back after each sign-in on this page; returns the unsubscribe function. */
  onSignIn(listener: () => void): () => void;
  /** Signs out of Firebase Auth. */
  signOut(): void;
  /** Clears stored user data of this tab or of the device. */
  clearStorage(which: 'tab' | 'device'): void;
};

/**
 * Adds session expiry to the session's sources. Firebase Auth keeps users signed in for months, so a
 * new page reports a signed-in user only if their session has not expired. A session of unknown age
 * counts as expired.
 *
 * Only a sign-in starts a session, and the tab of the sign-in stores it. A user without one is not reported: a
 * tab that was still verifying its user during a sign-out stores that user again afterwards.
 */
export function withSessionExpiry(sources: SessionSources, settings: Settings): SessionSources {
  const { store, limits, onSignIn, signOut, clearStorage } = settings;
  let session: string | undefined;

  function forget() {
    store.clear();
    clearStorage('device');
  }

  /** Whether the stored session exists and has not expired. */
  function isValid(): boolean {
    const times = store.read();
    return times !== null && sessionStatus(times, limits, Date.now()).phase !== 'ended';
  }

  return {
    ...sources,
    watchUser(listener) {
      let previousUid: string | null | undefined;
      /** The user of the expired session, who is still reported until the sign-out. */
      let expiredUid: string | undefined;
      /** The user who has signed in, until the session exists. */
      let waiting: User | null = null;
      let hasSignedIn = false;

      function update(user: User | null) {
        const isFirst = previousUid === undefined;
        const wasSignedIn = typeof previousUid === 'string';
        const isExpired = isFirst && user !== null && !isValid();
        if (isExpired) {
          expiredUid = user.uid;
          forget();
          signOut();
        } else if (isFirst && !user) clearStorage('tab');
        if (!user) expiredUid = undefined;
        const current = user?.uid === expiredUid ? null : user;
        // A new sign-in, here or in another tab, which may have started the session already.
        const isNew = current !== null && !wasSignedIn;
        waiting = isNew && !hasSignedIn && !isValid() ? current : null;
        if (waiting) return;
        if (isNew && !isValid()) store.write(newSessionTimes(Date.now()));
        hasSignedIn = false;
        previousUid = current?.uid ?? null;
        if (current) session = store.read()?.id;
        // Another tab may already have started the next session.
        if (!current && wasSignedIn && store.read()?.id === session) forget();
        listener(current);
      }

      const cleanups = [
        sources.watchUser(update),
        store.onChange(() => waiting && update(waiting)),
        onSignIn(() => {
          hasSignedIn = true;
          if (waiting) update(waiting);
        }),
      ];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
  };
}
