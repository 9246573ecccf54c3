import type { SiteLocation, SiteNavigator } from '@bank/contracts';

/** The host's place in the site and its navigator, without a browser's history. */
export type MemorySite = {
  navigator: SiteNavigator;
  location(): SiteLocation;
  /** Calls at each move; returns what ends it. */
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
    if (!location) throw new Error(`There is nothing ${index} entries into this history`);
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
        // As a browser: past either end nothing happens.
        if (entries[index + delta]) moveTo(entries, index + delta);
      },
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
