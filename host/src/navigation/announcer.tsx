import { VisuallyHidden } from '@bank/ui';
import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces a text to screen readers (`aria-live="polite"`). */
export function announce(text: string): void {
  current = text;
  for (const listener of listeners) listener();
}

/** The live region of `announce`. Rendered once, from the start. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => current);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
}
