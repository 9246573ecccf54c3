import { toast } from 'react-hot-toast/headless';
import { clearButPreferences } from '../device/preferences';
import { discardUnsavedChanges } from '../unsaved-changes/unsaved-changes';

/**
 * Empties what pages keep of a person on this device: all but how the site is to look. The origin
 * is the bank's alone. `sessionStorage` is each tab's own; every tab empties its own.
 */
export function emptyStorage(which: 'tab' | 'device'): void {
  try {
    window.sessionStorage.clear();
    if (which === 'device') clearButPreferences(window.localStorage);
  } catch {
    // A browser that allows no storage holds nothing.
  }
}

/** Takes down what would name the person, and what would keep the page from being left. */
export function emptyPage(): void {
  toast.removeAll();
  discardUnsavedChanges();
}
