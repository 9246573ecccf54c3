/** What a page shows, as far as the invariants need it. */
export type Observed = {
  path: string;
  isBlank: boolean;
  hasLostFocus: boolean;
  /** In cents; null if the page shows no balance. */
  balance: number | null;
  /** Whether the browser is offline, and whether the page says so. */
  isOffline: boolean;
  saysOffline: boolean;
  fields: string[];
  /** What is not live: loading, waiting for an answer, or failed. */
  waiting: string[];
};

/**
 * Runs in every document before its scripts. Shows balances, which are hidden by default, reports duplicate
 * toasts and violations of the content security policy, and records whether the user has acted: a document
 * without an action has no focus to lose.
 */
export function watchDocument(): void {
  const page = window as unknown as { hasActed?: boolean; report?: (problem: string) => void };
  try {
    localStorage.setItem('bank.balance-shown', 'yes');
  } catch {
    // about:blank has no storage.
  }
  for (const name of ['click', 'popstate'])
    addEventListener(name, () => (page.hasActed = true), true);
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // The Firestore SDK probes this address when its connection fails.
    if (blockedURI.includes('cleardot.gif')) return;
    page.report?.(`the policy ${effectiveDirective} blocked ${blockedURI}`);
  });
  // Toasts disappear, so each change is looked at.
  new MutationObserver(() => {
    const toasts = document.querySelectorAll('section[aria-label="Notifications"] p');
    const texts = [...toasts].map(({ textContent }) => textContent);
    const second = texts.find((text, index) => texts.indexOf(text) !== index);
    if (second) page.report?.(`a toast is shown twice: ${second}`);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
export function observePage(): Observed {
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.innerText.trim());
  const cards = [...document.querySelectorAll('main section')];
  const card = cards.find((it) => it.querySelector('h2')?.textContent === 'Available balance');
  const figure = card?.querySelector('p')?.textContent ?? '';
  const amount = /^EUR (-?[\d,]+)\.(\d\d)$/.exec(figure.replaceAll('\u00a0', ' ').trim());
  const focused = document.activeElement;
  const isBusy = document.querySelector('[aria-busy="true"]') !== null;
  const hasActed = (window as unknown as { hasActed?: boolean }).hasActed === true;
  const loading = textsOf('main [role="status"]').filter((text) => text.endsWith('…'));
  const failed = textsOf('main [role="alert"], main h2, main [aria-live] p').filter((text) =>
    /couldn’t load|isn’t available|can’t reach the bank/i.test(text),
  );
  return {
    path: location.pathname,
    isBlank: document.body.innerText.trim() === '',
    // The button of a form that is being sent is disabled and gets the focus back.
    hasLostFocus: hasActed && !isBusy && (focused === null || focused === document.body),
    balance: amount ? Number(`${amount[1]?.replaceAll(',', '')}${amount[2]}`) : null,
    isOffline: !navigator.onLine,
    saysOffline: textsOf('main h2, main p, main strong').includes('You’re offline'),
    fields: [...document.querySelectorAll('input')].map(({ value }) => value),
    waiting: [
      ...loading,
      ...failed,
      ...textsOf('main [aria-busy="true"], dialog [aria-busy="true"]'),
      ...(document.querySelector('main h1') ? [] : ['a page without a heading']),
    ],
  };
}
