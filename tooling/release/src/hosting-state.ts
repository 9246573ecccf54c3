import { type HostingApi, type HostingFiles, type HostingRelease, NO_RELEASE } from './hosting-api';

const NO_FILES: HostingFiles = new Map();

export type HostingState = {
  isCreated: boolean;
  /** The release that is live; NO_RELEASE before the first one. */
  release: string;
  live: HostingFiles;
  /** What is live with the changes of concurrent releases: the same as `live` if there were none. */
  merged: HostingFiles;
};

/**
 * Reads a site. Hosting has no compare-and-set: a release replaces the whole site, even if another
 * release has come since its files were read. Every version therefore names the release that it was
 * built on, and the changes of the releases between that one and the live one are applied again.
 */
export async function readState(api: HostingApi, site: string): Promise<HostingState> {
  const releases = await api.releasesOf(site);
  const filesOf = async ({ version }: HostingRelease) => (await api.filesOf(version)) ?? NO_FILES;
  const [latest] = releases ?? [];
  if (!releases || !latest) {
    const isCreated = releases !== null;
    return { isCreated, release: NO_RELEASE, live: NO_FILES, merged: NO_FILES };
  }
  const live = await filesOf(latest);
  const merged = new Map(live);
  for (const overtaken of overtakenBy(latest, releases)) {
    const base = releases.find(({ id }) => id === overtaken.base);
    // Without its base, nobody knows what it has changed.
    if (!base && overtaken.base !== NO_RELEASE) continue;
    applyChange(merged, base ? await filesOf(base) : NO_FILES, await filesOf(overtaken));
  }
  return { isCreated: true, release: latest.id, live, merged };
}

/** The releases that the latest one did not know, the oldest first. */
function overtakenBy(
  { base }: HostingRelease,
  [, ...earlier]: readonly HostingRelease[],
): HostingRelease[] {
  if (base === NO_RELEASE) return earlier.reverse();
  const count = earlier.findIndex(({ id }) => id === base);
  return earlier.slice(0, Math.max(count, 0)).reverse();
}

function applyChange(files: Map<string, string>, before: HostingFiles, after: HostingFiles): void {
  for (const path of before.keys()) {
    if (!after.has(path)) files.delete(path);
  }
  for (const [path, hash] of after) {
    if (before.get(path) !== hash) files.set(path, hash);
  }
}

export function isSame(files: HostingFiles, others: HostingFiles): boolean {
  return (
    files.size === others.size && [...files].every(([path, hash]) => others.get(path) === hash)
  );
}
