import { browserStore } from './browser-store';

const BROWSER = 'bank.canary.browser';
const FAILURES = 'bank.canary.failures';

/** After more failures than this, a browser stops using the canary version. */
const TOLERATED_FAILURES = 1;

/** A random id of this browser, unrelated to the user; null if it can't be stored. */
function browserId(): string | null {
  const known = browserStore.read(BROWSER);
  if (known) return known;
  const made = crypto.randomUUID();
  return browserStore.write(BROWSER, made) ? made : null;
}

/** Hashes a text (FNV-1a) into a stable bucket: a number from 0 up to, not including, 100. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV-1a mixes the last characters poorly into the low bits.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return ((hash >>> 0) / 2 ** 32) * 100;
}

function failureCount(key: string): number {
  const count = browserStore.readFields(FAILURES)[key];
  return typeof count === 'number' && count > 0 ? count : 0;
}

/**
 * Whether this browser is in the canary: among the `share` percent of browsers that get a remote's
 * canary version. The result is stable for each browser, and raising the share only adds browsers.
 */
export function triesCanary(remote: string, version: string, share: number): boolean {
  const id = browserId();
  if (id === null || bucketOf(`${remote} ${id}`) >= share) return false;
  return failureCount(`${remote}@${version}`) <= TOLERATED_FAILURES;
}

/** Counts a failure of a canary version in this browser; see `TOLERATED_FAILURES`. */
export function countCanaryFailure(remote: string, version: string): void {
  const key = `${remote}@${version}`;
  // Keeps only the 10 latest versions.
  const kept = Object.entries(browserStore.readFields(FAILURES))
    .filter(([known]) => known !== key)
    .slice(-9);
  const count = failureCount(key) + 1;
  browserStore.write(FAILURES, JSON.stringify(Object.fromEntries([...kept, [key, count]])));
}
