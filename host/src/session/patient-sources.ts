import type { TimesStore } from './times-store';
import type { SessionSources } from './watch-session';

type Settings = {
  store: Pick<TimesStore, 'read' | 'onChange'>;
  /** Calls back when somebody asks for the sign-in service; returns what ends the waiting. */
  whenAuthIsWanted(listener: () => void): () => void;
};

/**
 * The session's sources, without the sign-in service for as long as nobody needs it. Where this
 * device knows of no session there is none to find, since a session of unknown age is over: a
 * visitor is told at once, and the service is loaded when it is asked for, or when another tab signs
 * in.
 */
export function patientSources(
  sources: SessionSources,
  { store, whenAuthIsWanted }: Settings,
): SessionSources {
  return {
    ...sources,
    watchUser(listener) {
      if (store.read()) return sources.watchUser(listener);
      const ends: (() => void)[] = [];
      let hasBegun = false;
      let isVisitor = true;
      const begin = () => {
        if (hasBegun) return;
        hasBegun = true;
        const end = sources.watchUser((user) => {
          // That nobody is there is no news.
          if (user || !isVisitor) listener(user);
          isVisitor = false;
        });
        ends.push(end);
      };
      listener(null);
      ends.push(
        whenAuthIsWanted(begin),
        store.onChange(() => store.read() && begin()),
      );
      return () => ends.forEach((end) => end());
    },
  };
}
