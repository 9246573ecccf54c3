import type { ReleaseRecord } from '@bank/contracts';
import { browserStore } from './browser-store';

/** What a developer writes: `{ "remote": "transfer", "entry": "http://localhost:3101/remoteEntry.js" }`. */
const KEY = 'bank.override';
/** Stands in the place of a version's name. */
export const OVERRIDE_VERSION = 'override';

const LASTS_MS = 8 * 60 * 60_000;

/** One remote that this browser has from somewhere else than everybody. */
export type Override = { remote: string; entry: string; until: number };

function parse(text: string): Partial<Override> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function isAllowed(entry: string, origins: readonly string[]): boolean {
  return URL.canParse(entry) && origins.includes(new URL(entry).origin);
}

/**
 * The override of this browser, from one of the `origins` that this deployment allows; it ends eight
 * hours after it was first seen. Anything else that stands there is no override.
 */
export function readOverride(origins: readonly string[], now = Date.now()): Override | null {
  const text = origins.length > 0 ? browserStore.read(KEY) : null;
  const { remote, entry, until = now + LASTS_MS } = (text && parse(text)) || {};
  if (typeof remote !== 'string' || typeof entry !== 'string') return null;
  if (typeof until !== 'number' || until <= now || until > now + LASTS_MS) return null;
  if (!isAllowed(entry, origins)) return null;
  const override = { remote, entry, until };
  // From now on it has an end; one that could not be remembered would have none.
  return browserStore.write(KEY, JSON.stringify(override)) ? override : null;
}

/** Ends it: from the next page on this browser has what everybody has. */
export function endOverride(): void {
  browserStore.remove(KEY);
  window.location.reload();
}

/** The remote as this browser has it: the override first, and what is live should that fail. */
export function overridden(remote: ReleaseRecord, override: Override | null): ReleaseRecord {
  if (override?.remote !== remote.name) return remote;
  const { live } = remote;
  const version = { ...live, version: OVERRIDE_VERSION, entry: override.entry, integrity: null };
  return { ...remote, live: version, previous: live, canary: null };
}
