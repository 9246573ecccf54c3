import { useSyncExternalStore } from 'react';

/** The key in the browser's storage. Its value is `yes` if balances are shown. */
export const BALANCE_SHOWN = 'bank.balance-shown';
const listeners = new Set<() => void>();
/** Fallback if the browser's storage is blocked: keeps the choice for this page. */
let memoryFallback = false;

function isShownNow(): boolean {
  try {
    return localStorage.getItem(BALANCE_SHOWN) === 'yes';
  } catch {
    return memoryFallback;
  }
}

function show(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(BALANCE_SHOWN, 'yes');
    else localStorage.removeItem(BALANCE_SHOWN);
  } catch {
    memoryFallback = isShown;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Syncs with other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether balances are shown, on every page for customers: hidden by default (specification, section 1),
 * then as last chosen on this device. Signing out clears the choice with all local storage.
 */
export function useBalanceShown(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isShownNow, isShownNow), show];
}
