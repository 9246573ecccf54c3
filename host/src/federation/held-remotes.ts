const held = new Map<string, number>();
const listeners = new Set<() => void>();

function change(name: string, by: number): void {
  held.set(name, (held.get(name) ?? 0) + by);
  for (const listener of listeners) listener();
}

/** The remotes that a person is using: what they look at is not exchanged under their hands. */
export const heldRemotes = {
  /** Holds a remote as it is, until the returned function is called. */
  hold(name: string): () => void {
    change(name, 1);
    let isHeld = true;
    return () => {
      if (isHeld) change(name, -1);
      isHeld = false;
    };
  },
  has: (name: string): boolean => (held.get(name) ?? 0) > 0,
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
