import { browserStore } from './browser-store';

const BROWSER = 'bank.canary.browser';
const FAILURES = 'bank.canary.failures';

/** A canary that fails more often than this in one browser is abandoned by it. */
const TOLERATED_FAILURES = 1;

/** A number that says nothing of the person; null where the browser would not remember it. */
function browserId(): string | null {
  const known = browserStore.read(BROWSER);
  if (known) return known;
  const made = crypto.randomUUID();
  return browserStore.write(BROWSER, made) ? made : null;
}

/** FNV-1a: the same text always gives the same place, from 0 up to 100. */
export function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash are not well mixed by the last characters alone.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return ((hash >>> 0) / 2 ** 32) * 100;
}

function failures(): Record<string, number> {
  try {
    return JSON.parse(browserStore.read(FAILURES) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Whether this browser is among the `share` percent that try a remote's canary. The same browser
 * always is or isn't; a larger share takes in others without letting go of any.
 */
export function triesCanary(remote: string, version: string, share: number): boolean {
  const id = browserId();
  if (id === null || placeOf(`${remote} ${id}`) >= share) return false;
  return (failures()[`${remote}@${version}`] ?? 0) <= TOLERATED_FAILURES;
}

/** Remembers that a canary failed here; beyond the threshold this browser has done with it. */
export function countCanaryFailure(remote: string, version: string): void {
  const key = `${remote}@${version}`;
  // Only the last few: versions come and go.
  const kept = Object.entries(failures())
    .filter(([known]) => known !== key)
    .slice(-9);
  const count = (failures()[key] ?? 0) + 1;
  browserStore.write(FAILURES, JSON.stringify(Object.fromEntries([...kept, [key, count]])));
}
