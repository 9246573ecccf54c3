import type { TimesStore } from './times-store';
import type { SessionSources } from './watch-session';

type Settings = {
  store: Pick<TimesStore, 'read' | 'onChange'>;
  /** Calls back when Firebase Auth is requested; returns the unsubscribe function. */
  onAuthRequested(listener: () => void): () => void;
};

/**
 * Loads Firebase Auth lazily. Without a stored session there is no user, because a session of unknown
 * age counts as expired: reports a visitor immediately, and subscribes to Firebase Auth when it is
 * requested or when another tab signs in.
 */
export function withLazyAuth(
  sources: SessionSources,
  { store, onAuthRequested }: Settings,
): SessionSources {
  return {
    ...sources,
    watchUser(listener) {
      if (store.read()) return sources.watchUser(listener);
      const cleanups: (() => void)[] = [];
      let isSubscribed = false;
      const subscribe = () => {
        if (isSubscribed) return;
        isSubscribed = true;
        cleanups.push(sources.watchUser(listener));
      };
      listener(null);
      cleanups.push(
        onAuthRequested(subscribe),
        store.onChange(() => store.read() && subscribe()),
      );
      return () => cleanups.forEach((cleanup) => cleanup());
    },
  };
}
