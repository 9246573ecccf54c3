import type { SiteLocation, SiteNavigator } from '@bank/contracts';

/** An in-memory replacement of the host's location and navigator. */
export type MemorySite = {
  navigator: SiteNavigator;
  location(): SiteLocation;
  /** Calls `listener` at each navigation. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

type To = Parameters<SiteNavigator['push']>[0];

function toPath(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
}

export function createMemorySite(start: string): MemorySite {
  const listeners = new Set<() => void>();
  let moves = 0;

  function locationOf(to: To, state: unknown): SiteLocation {
    const { pathname, search, hash } = new URL(toPath(to), 'https://site.example');
    return { pathname, search, hash, state, key: `move-${(moves += 1)}` };
  }

  let entries = [locationOf(start, null)];
  let index = 0;

  function moveTo(next: SiteLocation[], nextIndex: number) {
    entries = next;
    index = nextIndex;
    for (const listener of listeners) listener();
  }

  function current(): SiteLocation {
    const location = entries[index];
    if (!location) throw new Error(`The history has no entry ${index}`);
    return location;
  }

  return {
    location: current,
    navigator: {
      createHref: toPath,
      push: (to, state = null) =>
        moveTo([...entries.slice(0, index + 1), locationOf(to, state)], index + 1),
      replace: (to, state = null) => moveTo(entries.with(index, locationOf(to, state)), index),
      go: (delta) => {
        // Like a browser: going past either end does nothing.
        if (entries[index + delta]) moveTo(entries, index + delta);
      },
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
