import { reportError } from '../federation/report-error';
import { loadAuth } from './backend';
import { registrationIsOver } from './registration';
import type { SessionSources } from './watch-session';

/** How long to wait before files that did not arrive are asked for again, in milliseconds. */
const RETRY_AFTER = 3000;

type End = () => void;

/**
 * Begins what has to be loaded first, and tries again until the files arrive. What is returned ends
 * it, or keeps it from beginning.
 */
export function whenLoaded(begin: () => Promise<() => End>): End {
  let ended = false;
  let end: End = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    begin().then(
      (watch) => {
        if (!ended) end = watch();
      },
      (error: unknown) => {
        reportError(error);
        if (!ended) timer = setTimeout(attempt, RETRY_AFTER);
      },
    );
  };
  attempt();
  return () => {
    ended = true;
    clearTimeout(timer);
    end();
  };
}

/** Named as it is imported, or the whole package would come, and the database's client with it. */
async function loadFollow() {
  const { subscribeProfile } = await import('@bank/data-access');
  return subscribeProfile;
}

/** The session's sources in the browser: Firebase Auth, and `users/{uid}` once somebody is signed in. */
export const liveSources: SessionSources = {
  watchUser: (listener) =>
    whenLoaded(async () => {
      const { watchUser } = await loadAuth();
      return () => watchUser(listener);
    }),
  watchProfile: (uid, onValue, onError) =>
    whenLoaded(async () => {
      const [subscribeProfile] = await Promise.all([loadFollow(), registrationIsOver()]);
      return () => subscribeProfile(uid, onValue, onError);
    }),
};
