/**
 * What this device remembers of how the site is to look. It says nothing of anybody, and so outlives
 * a sign-out; the theme is kept by @bank/ui, the language by @bank/i18n.
 */
const PREFERENCES = ['bank.language', 'bank.theme', 'bank.menu', 'bank.shortcuts'] as const;

/** Which releases this browser tries (a number by chance, and versions), and what they have for everybody. It must stay the same for whoever is signed in. */
const RELEASES = [
  'bank.canary.browser',
  'bank.canary.failures',
  'bank.override',
  'bank.public',
] as const;

type Preference = (typeof PREFERENCES)[number];

export function readPreference(key: Preference): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // A browser that allows no storage remembers nothing.
    return null;
  }
}

export function writePreference(key: Preference, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // It holds for as long as the page does.
  }
}

/** Empties `storage` of all but what says nothing of anybody: a list of what to remove would forget the next one. */
export function clearButPreferences(storage: Storage): void {
  const kept = [...PREFERENCES, ...RELEASES].map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}
