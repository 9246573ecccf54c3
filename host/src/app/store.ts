/** A value that is shared outside React's tree; `subscribe` and `get` fit `useSyncExternalStore`. */
export type Store<T> = {
  get(): T;
  /** Replaces the value and notifies every listener. */
  set(value: T): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
