import type { SessionLimits } from './limits';
import { beginTimes, standingOf } from './session-times';
import type { TimesStore } from './times-store';
import type { SessionSources } from './watch-session';

type Settings = {
  store: TimesStore;
  limits: SessionLimits;
  /** Has the provider forget a session that is over. */
  signOut(): void;
  /** Empties what pages keep, of this tab or of the device. */
  emptyStorage(which: 'tab' | 'device'): void;
};

/**
 * The session's sources, held to its limits from the first moment: the provider keeps people signed
 * in for months, so a page that opens with somebody signed in shows nothing of theirs before their
 * session's age is known. A session of unknown age is over.
 */
export function limitedSources(sources: SessionSources, settings: Settings): SessionSources {
  const { store, limits, signOut, emptyStorage } = settings;
  let session: string | undefined;

  function forget() {
    store.clear();
    emptyStorage('device');
  }

  /** Whether whoever is signed in as the page opens may stay. */
  function isAlive(): boolean {
    const times = store.read();
    return times !== null && standingOf(times, limits, Date.now()).phase !== 'ended';
  }

  return {
    ...sources,
    watchUser(listener) {
      let before: string | null | undefined;
      return sources.watchUser((user) => {
        const isOpening = before === undefined;
        const wasThere = typeof before === 'string';
        const isRefused = isOpening && user !== null && !isAlive();
        if (isRefused) {
          forget();
          signOut();
        } else if (isOpening && !user) emptyStorage('tab');
        const present = isRefused ? null : user;
        before = present?.uid ?? null;
        // Signed in just now, here or in another tab, which may have begun the session already.
        if (present && !wasThere && !isAlive()) store.write(beginTimes(Date.now()));
        if (present) session = store.read()?.id;
        // Another tab may have begun the next session by now.
        if (!present && wasThere && store.read()?.id === session) forget();
        listener(present);
      });
    },
  };
}
