const KEY = 'bank.balance-shown';
/** Fallback if the browser's storage is blocked: keeps the choice for this page. */
let memoryFallback = false;

/** Whether balances are shown on this device. */
export function isBalanceShown(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return memoryFallback;
  }
}

export function storeBalanceShown(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    memoryFallback = isShown;
  }
}
