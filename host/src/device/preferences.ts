/**
 * Storage keys of display preferences. They contain no user data, so they are kept after a sign-out. The
 * theme is managed by @bank/ui, the language by @bank/i18n.
 */
const PREFERENCES = ['bank.language', 'bank.theme', 'bank.menu', 'bank.shortcuts'] as const;

/**
 * Storage keys about releases: canary id and failures, overrides, public pages. They contain no user data
 * and must not change with the signed-in user.
 */
const RELEASES = [
  'bank.canary.browser',
  'bank.canary.failures',
  'bank.override',
  'bank.public',
] as const;

/**
 * Storage key of the time up to which each account's notifications were read. Kept after a sign-out, because
 * all of them would be new again at the next sign-in. Accounts are hashed: the next user learns no uid.
 */
const SEEN = 'bank.notifications-seen';

type StoredKey = (typeof PREFERENCES)[number] | typeof SEEN;

export function readPreference(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage is unavailable.
    return null;
  }
}

export function writePreference(key: StoredKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Without storage, the preference only lasts until the page is closed.
  }
}

/** Clears a storage except for the keys above. An allowlist, so that new keys are cleared by default. */
export function clearExceptPreferences(storage: Storage): void {
  const kept = [...PREFERENCES, ...RELEASES, SEEN].map(
    (key) => [key, storage.getItem(key)] as const,
  );
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}
