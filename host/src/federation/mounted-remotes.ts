const mountCounts = new Map<string, number>();
const listeners = new Set<() => void>();

function change(name: string, delta: number): void {
  mountCounts.set(name, (mountCounts.get(name) ?? 0) + delta);
  for (const listener of listeners) listener();
}

/** The remotes on the page. Mounted remotes are not hot-swapped: an update waits until they unmount. */
export const mountedRemotes = {
  /** Marks a remote as mounted until the returned function is called. */
  add(name: string): () => void {
    change(name, 1);
    let isMounted = true;
    return () => {
      if (isMounted) change(name, -1);
      isMounted = false;
    };
  },
  has: (name: string): boolean => (mountCounts.get(name) ?? 0) > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
