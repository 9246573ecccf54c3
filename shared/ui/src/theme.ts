/** Which colours the pages wear: the system's, or the person's own choice for this device. */
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
    // A browser that allows no storage follows the system.
    return 'system';
  }
}

/** What the browser draws by itself, before any style sheet and around the page, follows as well. */
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
 * Puts on the theme that was chosen on this device, and from then on each that is chosen in another
 * tab. To be called once, by a script that runs before the page is first painted.
 */
export function applyStoredTheme(): void {
  apply(storedTheme());
  window.addEventListener('storage', ({ key }) => {
    // No key: all was emptied, and what has been put back since holds.
    if (key === KEY || key === null) apply(storedTheme());
  });
}

/** The theme that the page wears now. */
export function currentTheme(): Theme {
  const theme = root().dataset.theme;
  return isTheme(theme) ? theme : 'system';
}

/** Changes the theme at once, here and in the other tabs, and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // Without storage it holds for this page.
  }
}

/** Calls back when the theme changes, whoever changed it: host and remotes each have their own copy of this. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
