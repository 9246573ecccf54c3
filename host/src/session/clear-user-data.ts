import { toast } from 'react-hot-toast/headless';
import { clearExceptPreferences } from '../device/preferences';
import { discardUnsavedChanges } from '../unsaved-changes/unsaved-changes';

/**
 * Clears stored user data. `sessionStorage` belongs to each tab, so every tab clears its own.
 * `localStorage` is cleared except for display preferences; the origin belongs to the bank alone.
 */
export function clearStorage(which: 'tab' | 'device'): void {
  try {
    window.sessionStorage.clear();
    if (which === 'device') clearExceptPreferences(window.localStorage);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Removes toasts, which may name the user, and unsaved changes, which would block leaving the page. */
export function clearPage(): void {
  toast.removeAll();
  discardUnsavedChanges();
}
