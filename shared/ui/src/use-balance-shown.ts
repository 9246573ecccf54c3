import { useSyncExternalStore } from 'react';
import { isBalanceShown, storeBalanceShown } from './balance-shown';

const listeners = new Set<() => void>();

function show(isShown: boolean): void {
  storeBalanceShown(isShown);
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
  return [useSyncExternalStore(subscribe, isBalanceShown, isBalanceShown), show];
}
