import type { UnsavedChanges } from '@bank/contracts';

const holds = new Set<symbol>();
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** A form with unsaved changes holds the page until it calls the returned function. */
export const unsavedChanges: UnsavedChanges = {
  hold() {
    const hold = Symbol('unsaved');
    holds.add(hold);
    notifyListeners();
    return () => {
      holds.delete(hold);
      notifyListeners();
    };
  },
};

export function hasUnsavedChanges(): boolean {
  return holds.size > 0;
}

/** Discards all holds, after the user chose to leave. */
export function discardUnsavedChanges(): void {
  holds.clear();
  notifyListeners();
}

export function onUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
