import { createStore } from '../app/store';

const mounts = createStore<readonly { name: string }[]>([]);

/** The remotes on the page. Mounted remotes are not hot-swapped: an update waits until they unmount. */
export const mountedRemotes = {
  /** Marks a remote as mounted until the returned function is called. */
  add(name: string): () => void {
    const mount = { name };
    mounts.set([...mounts.get(), mount]);
    return () => mounts.set(mounts.get().filter((other) => other !== mount));
  },
  has: (name: string): boolean => mounts.get().some((mount) => mount.name === name),
  subscribe: mounts.subscribe,
};
