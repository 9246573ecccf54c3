import { toast } from 'react-hot-toast/headless';
import { discardUnsavedChanges } from '../unsaved-changes/unsaved-changes';

/**
 * Empties what pages keep on this device. All of it: the origin is the bank's alone, and a list of
 * keys would forget the next one. `sessionStorage` is each tab's own; every tab empties its own.
 */
export function emptyStorage(which: 'tab' | 'device'): void {
  try {
    window.sessionStorage.clear();
    if (which === 'device') window.localStorage.clear();
  } catch {
    // A browser that allows no storage holds nothing.
  }
}

/** Takes down what would name the person, and what would keep the page from being left. */
export function emptyPage(): void {
  toast.removeAll();
  discardUnsavedChanges();
}
