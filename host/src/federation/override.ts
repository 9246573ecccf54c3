import type { ReleaseRecord } from '@bank/contracts';
import { OVERRIDES as KEY } from '../start/has-substitute';
import { browserStore } from './browser-store';
import { OVERRIDE_VERSION } from './versions';

const LIFETIME_MS = 8 * 60 * 60_000;

/** One remote that this browser loads from a developer's machine instead of its live version. */
export type Override = {
  remote: string;
  entry: string;
  /** Expiry, in milliseconds since 1970. */
  until: number;
  /** Stored but not applied. */
  isOff: boolean;
};

/** What a developer enters for one remote. */
export type OverrideEntry = Pick<Override, 'remote' | 'entry' | 'isOff'>;

function parse(text: string | null): Partial<Override>[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((one): one is object => typeof one === 'object' && one !== null);
  } catch {
    return [];
  }
}

export function isAllowedEntry(entry: string, origins: readonly string[]): boolean {
  return URL.canParse(entry) && origins.includes(new URL(entry).origin);
}

/**
 * Reads the overrides of this browser: a list of `{ "remote": "transfer", "entry": "http://localhost:3101/…" }`,
 * or a single one. Only entries from `origins` are accepted; an override expires eight hours after it was
 * first read. Other stored values are ignored.
 */
export function readOverrides(origins: readonly string[], now = Date.now()): Override[] {
  const text = origins.length > 0 ? browserStore.read(KEY) : null;
  const found = new Map<string, Override>();
  for (const { remote, entry, until = now + LIFETIME_MS, isOff = false } of parse(text)) {
    if (typeof remote !== 'string' || typeof entry !== 'string') continue;
    if (typeof until !== 'number' || until <= now || until > now + LIFETIME_MS) continue;
    if (isAllowedEntry(entry, origins)) found.set(remote, { remote, entry, until, isOff: !!isOff });
  }
  const overrides = [...found.values()];
  // Stores the expiry. If it can't be stored, the overrides would never expire, so none apply.
  return overrides.length === 0 || browserStore.write(KEY, JSON.stringify(overrides))
    ? overrides
    : [];
}

/** Replaces all overrides; they apply after a reload. */
export function writeOverrides(entries: readonly OverrideEntry[]): void {
  if (entries.length === 0) browserStore.remove(KEY);
  else browserStore.write(KEY, JSON.stringify(entries));
}

/** Removes all overrides and reloads the page with the live versions. */
export function endOverrides(): void {
  writeOverrides([]);
  window.location.reload();
}

/** Returns the release record with the override as live version, and the live version as fallback. */
export function overridden(remote: ReleaseRecord, overrides: readonly Override[]): ReleaseRecord {
  const override = overrides.find((one) => one.remote === remote.name && !one.isOff);
  if (!override) return remote;
  const { live } = remote;
  const version = { ...live, version: OVERRIDE_VERSION, entry: override.entry, integrity: null };
  return { ...remote, live: version, previous: live, canary: null };
}
