import { reportError } from '../federation/report-error';
import { loadAuth, onAuthLoaded } from './backend';
import { registration } from './registration';
import type { SessionSources } from './watch-session';

/** Delay before a failed load is retried, in milliseconds. */
const RETRY_DELAY_MS = 3000;

type Unsubscribe = () => void;

/**
 * Loads code and then subscribes with it; retries until the load succeeds, at once when Firebase Auth was loaded for
 * a login: its listeners must not miss the login. Returns the unsubscribe function, which also cancels a pending load.
 */
export function subscribeWhenLoaded(load: () => Promise<() => Unsubscribe>): Unsubscribe {
  let isCancelled = false;
  let unsubscribe: Unsubscribe = () => {};
  let stopWaiting: Unsubscribe = () => {};
  const attempt = () => {
    stopWaiting();
    load().then(
      (subscribe) => {
        if (!isCancelled) unsubscribe = subscribe();
      },
      (error: unknown) => {
        reportError(error);
        if (isCancelled) return;
        const timer = setTimeout(attempt, RETRY_DELAY_MS);
        const stopListening = onAuthLoaded(attempt);
        stopWaiting = () => {
          clearTimeout(timer);
          stopListening();
        };
      },
    );
  };
  attempt();
  return () => {
    isCancelled = true;
    stopWaiting();
    unsubscribe();
  };
}

/** Destructured in the import, so that tree shaking drops the rest of the package and Firestore with it. */
async function loadSubscribeProfile() {
  const { subscribeProfile } = await import('@bank/data-access');
  return subscribeProfile;
}

/** The session's sources: Firebase Auth, and the document `users/{uid}` of the signed-in user. */
export const firebaseSession: SessionSources = {
  watchUser: (listener) =>
    subscribeWhenLoaded(async () => {
      const { watchUser } = await loadAuth();
      return () => watchUser(listener);
    }),
  watchProfile: (uid, onValue, onError) =>
    subscribeWhenLoaded(async () => {
      const [subscribeProfile] = await Promise.all([
        loadSubscribeProfile(),
        // During sign-up, Firestore would cache that the document is missing.
        registration.pending.catch(() => {}),
      ]);
      return () => subscribeProfile(uid, onValue, onError);
    }),
};
