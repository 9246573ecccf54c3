import type { SessionLimits } from './limits';
import { newSessionTimes, sessionStatus } from './session-times';
import type { TimesStore } from './times-store';
import type { SessionSources } from './watch-session';

type Settings = {
  store: TimesStore;
  limits: SessionLimits;
  /** Signs out of Firebase Auth. */
  signOut(): void;
  /** Clears stored user data of this tab or of the device. */
  clearStorage(which: 'tab' | 'device'): void;
};

/**
 * Adds session expiry to the session's sources. Firebase Auth keeps users signed in for months, so a
 * new page reports a signed-in user only if their session has not expired. A session of unknown age
 * counts as expired.
 */
export function withSessionExpiry(sources: SessionSources, settings: Settings): SessionSources {
  const { store, limits, signOut, clearStorage } = settings;
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
      return sources.watchUser((user) => {
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
        previousUid = current?.uid ?? null;
        // A new sign-in, here or in another tab, which may have started the session already.
        if (current && !wasSignedIn && !isValid()) store.write(newSessionTimes(Date.now()));
        if (current) session = store.read()?.id;
        // Another tab may already have started the next session.
        if (!current && wasSignedIn && store.read()?.id === session) forget();
        listener(current);
      });
    },
  };
}
