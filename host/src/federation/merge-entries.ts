import type { SiteEntry } from './site-entry';

export type Merged = {
  entries: readonly SiteEntry[];
  /** The remotes of which a newer version waits until they are let go. */
  waiting: readonly string[];
};

export function findEntry(entries: readonly SiteEntry[], name: string): SiteEntry | undefined {
  return entries.find(({ remote }) => remote.name === name);
}

/** The same words, and the same revision of the same line. */
export function isSame(one: SiteEntry, other: SiteEntry): boolean {
  return (
    one.at === other.at &&
    one.isCanary === other.isCanary &&
    JSON.stringify(one.remote) === JSON.stringify(other.remote)
  );
}

/** Whether a person would see another version of it; unknown versions are no news. */
function isNewer(drawn: SiteEntry, fresh: SiteEntry): boolean {
  const [now, next] = [drawn.versions.now()?.[0], fresh.versions.now()?.[0]];
  return now !== undefined && next !== undefined && now.entry !== next.entry;
}

/** Takes over what the index says now, but for the remotes that are held: those stay as they are. */
export function mergeEntries(
  drawn: readonly SiteEntry[],
  fresh: readonly SiteEntry[],
  isHeld: (name: string) => boolean,
): Merged {
  const waiting: string[] = [];
  const kept = fresh.map((entry) => {
    const { name } = entry.remote;
    const known = findEntry(drawn, name);
    if (!known) return entry;
    if (isSame(known, entry)) return known;
    if (!isHeld(name)) return entry;
    if (isNewer(known, entry)) waiting.push(name);
    return known;
  });
  const withdrawn = drawn.filter(({ remote: { name } }) => isHeld(name) && !findEntry(fresh, name));
  const entries = [...kept, ...withdrawn];
  const isUnchanged =
    entries.length === drawn.length && entries.every((entry, index) => entry === drawn[index]);
  return { entries: isUnchanged ? drawn : entries, waiting };
}
