import type { UnsavedChanges } from '@bank/contracts';

const holds = new Set<symbol>();
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Every form that would lose something by leaving holds the page, until it lets go. */
export const unsavedChanges: UnsavedChanges = {
  hold() {
    const hold = Symbol('unsaved');
    holds.add(hold);
    announce();
    return () => {
      holds.delete(hold);
      announce();
    };
  },
};

export function hasUnsavedChanges(): boolean {
  return holds.size > 0;
}

/** The person chose to leave: what was held is given up. */
export function discardUnsavedChanges(): void {
  holds.clear();
  announce();
}

export function onUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
