import type { UnsavedChanges } from '@bank/contracts';
import { createStore } from '../app/store';

const holds = createStore<readonly symbol[]>([]);

/** A form with unsaved changes holds the page until it calls the returned function. */
export const unsavedChanges: UnsavedChanges = {
  hold() {
    const hold = Symbol('unsaved');
    holds.set([...holds.get(), hold]);
    return () => holds.set(holds.get().filter((other) => other !== hold));
  },
};

export function hasUnsavedChanges(): boolean {
  return holds.get().length > 0;
}

/** Discards all holds, after the user chose to leave. */
export function discardUnsavedChanges(): void {
  holds.set([]);
}

export const onUnsavedChanges = holds.subscribe;
