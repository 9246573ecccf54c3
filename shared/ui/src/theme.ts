/** The colour theme: the system's, or the user's choice for this device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'bank.theme';
const root = () => document.documentElement;

const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark';

function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    // Storage may be blocked; the system theme then applies.
    return 'system';
  }
}

/** Updates the meta tags that colour the browser's own UI. */
function applyToBrowser(theme: Theme): void {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (scheme) scheme.content = theme === 'system' ? 'light dark' : theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]');
  for (const bar of bars) {
    const own = bar.dataset.theme;
    const fixed = own === theme ? 'all' : 'not all';
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : fixed;
  }
}

function apply(theme: Theme): void {
  if (theme === 'system') delete root().dataset.theme;
  else root().dataset.theme = theme;
  applyToBrowser(theme);
}

/**
 * Applies the stored theme and follows changes from other tabs. Call it once, in a script that runs before
 * the first paint.
 */
export function applyStoredTheme(): void {
  apply(storedTheme());
  window.addEventListener('storage', ({ key }) => {
    // `key` is null after `localStorage.clear()`.
    if (key === KEY || key === null) apply(storedTheme());
  });
}

/** The page's current theme. */
export function currentTheme(): Theme {
  const theme = root().dataset.theme;
  return isTheme(theme) ? theme : 'system';
}

/** Applies a theme in all tabs and stores it on this device. */
export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked; the theme then applies to this page only.
  }
}

/**
 * Subscribes to theme changes; returns the unsubscribe function. Observes the DOM because host and remotes
 * each bundle a copy of this module.
 */
export function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
