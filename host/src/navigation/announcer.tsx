import { VisuallyHidden } from '@bank/ui';
import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has `text` read out, politely, by the announcer of this page. */
export function announce(text: string): void {
  current = text;
  for (const listener of listeners) listener();
}

/** Where announcements are read out from. Stands once, from the start. */
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
