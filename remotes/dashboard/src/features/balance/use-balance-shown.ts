import { useSyncExternalStore } from 'react';

const KEY = 'bank.balance-shown';
const listeners = new Set<() => void>();
/** Where a browser keeps nothing, it holds for this page all the same. */
let unkept = false;

function isShownNow(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return unkept;
  }
}

function show(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    unkept = isShown;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs: it holds for all of them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether the balance is shown: hidden by default (section 1), and then as the person last chose on
 * this device. Signing out forgets it, as everything that the site keeps here.
 */
export function useBalanceShown(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isShownNow), show];
}
