import { type HostingApi, type HostingFiles, type HostingRelease, NO_RELEASE } from './hosting-api';

const NO_FILES: HostingFiles = new Map();

export type HostingState = {
  isCreated: boolean;
  /** The live release; NO_RELEASE before the first one. */
  release: string;
  live: HostingFiles;
  /** The live files, with the lost changes of concurrent releases applied again. */
  merged: HostingFiles;
};

/**
 * Reads the state of a site. Hosting has no compare-and-set: a release replaces the whole site, even if another
 * release was made since its files were read. Every version therefore names the release that it was
 * built on, and the changes of the releases between that one and the live one are merged again.
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
  for (const concurrent of concurrentReleases(latest, releases)) {
    const base = releases.find(({ id }) => id === concurrent.base);
    // Without its base, its changes are unknown.
    if (!base && concurrent.base !== NO_RELEASE) continue;
    applyChange(merged, base ? await filesOf(base) : NO_FILES, await filesOf(concurrent));
  }
  return { isCreated: true, release: latest.id, live, merged };
}

/** Returns the releases that the latest one did not include, oldest first. */
function concurrentReleases(
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
