import { VisuallyHidden } from '@bank/ui';
import { useSyncExternalStore } from 'react';
import { createStore } from '../app/store';

const announcement = createStore('');

/** Announces a text to screen readers (`aria-live="polite"`). */
export const announce = announcement.set;

/** The live region of `announce`. Rendered once, from the start. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
}
