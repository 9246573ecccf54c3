import type { SiteEntry } from './site-entry';

export type MergedEntries = {
  entries: readonly SiteEntry[];
  /** Mounted remotes whose update waits until they unmount. */
  pendingUpdates: readonly string[];
};

export function findEntry(entries: readonly SiteEntry[], name: string): SiteEntry | undefined {
  return entries.find(({ remote }) => remote.name === name);
}

/** Whether the release record's revision and the translated summary are the same. */
export function isSame(one: SiteEntry, other: SiteEntry): boolean {
  return (
    one.revision === other.revision &&
    one.isCanary === other.isCanary &&
    JSON.stringify(one.remote) === JSON.stringify(other.remote)
  );
}

/** Whether another version would be shown; false while either is not loaded. */
function hasOtherVersion(current: SiteEntry, fresh: SiteEntry): boolean {
  const [now, next] = [current.loader.current()?.[0], fresh.loader.current()?.[0]];
  return now !== undefined && next !== undefined && now.entry !== next.entry;
}

/** Merges the latest index into the current entries; the entries of mounted remotes stay as they are. */
export function mergeEntries(
  current: readonly SiteEntry[],
  fresh: readonly SiteEntry[],
  isMounted: (name: string) => boolean,
): MergedEntries {
  const pendingUpdates: string[] = [];
  const kept = fresh.map((entry) => {
    const { name } = entry.remote;
    const known = findEntry(current, name);
    if (!known) return entry;
    if (isSame(known, entry)) return known;
    if (!isMounted(name)) return entry;
    if (hasOtherVersion(known, entry)) pendingUpdates.push(name);
    return known;
  });
  const withdrawn = current.filter(
    ({ remote: { name } }) => isMounted(name) && !findEntry(fresh, name),
  );
  const entries = [...kept, ...withdrawn];
  const isUnchanged =
    entries.length === current.length && entries.every((entry, index) => entry === current[index]);
  return { entries: isUnchanged ? current : entries, pendingUpdates };
}
