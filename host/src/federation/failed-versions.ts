import { countCanaryFailure } from './canary';
import { forgetHangs, hungEntries } from './hang-guard';
import { LOAD_LIMITS } from './load-limits';
import { isLeaving } from './leaving-page';
import { discardLoad } from './load-remote';
import { remoteHealth } from './remote-health';
import { removeStyles } from './remove-styles';
import { reportError } from './report-error';
import type { RemoteVersion } from './versions';

/** Versions that failed on this page, and when. They are skipped until they expire or the user retries. */
const failedVersions = new Map<string, number>();

/** Those that failed while the browser was offline: they are tried again once it is online. */
const failedOffline = new Set<string>();

/** Those that crashed or hung: only the user tries them again. */
const crashedVersions = new Set<string>();

type Failed = Pick<RemoteVersion, 'name' | 'version'> & { role: RemoteVersion['role'] | 'record' };

/** Records a failure for /status, and reports it, unless the page is being left. */
export function recordFailure({ name, version, role }: Failed, error: unknown): void {
  if (isLeaving()) return;
  const cause = error instanceof Error ? error.message : String(error);
  const failed = role === 'record' ? version : `${version} (${role})`;
  remoteHealth.recordFailure(name, version, cause);
  reportError(new Error(`${name} ${failed}: ${cause}`, { cause: error }), {
    remote: name,
    version,
    role,
  });
}

/** Skips a version on this page, and reports why. */
export function markFailed(candidate: RemoteVersion, error: unknown): void {
  const { name, entry, version, role } = candidate;
  failedVersions.set(entry, Date.now());
  if (!navigator.onLine) failedOffline.add(entry);
  discardLoad(entry);
  removeStyles(entry);
  if (role === 'canary' && !isLeaving()) countCanaryFailure(name, version);
  recordFailure(candidate, error);
}

/** Skips a version on this page that was loaded and then failed, and reports why. */
export function markCrashed(candidate: RemoteVersion, error: unknown): void {
  crashedVersions.add(candidate.entry);
  markFailed(candidate, error);
}

/** The versions that could not be loaded, which may only have been unreachable. */
export function unreachableVersions(versions: readonly RemoteVersion[]): RemoteVersion[] {
  return versions.filter(({ entry }) => !crashedVersions.has(entry));
}

/** The first version that has not failed on this page. */
export function bestVersion(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  return versions.find(({ entry }) => !failedVersions.has(entry));
}

function forgetOfflineFailures(): void {
  if (!navigator.onLine) return;
  for (const entry of failedOffline) failedVersions.delete(entry);
  failedOffline.clear();
}

/** Clears the failures of a remote once all its versions failed longer ago than the limit. */
function expireFailures(versions: readonly RemoteVersion[]): void {
  const failures = versions.map(({ entry }) => failedVersions.get(entry));
  const isExpired = (at: number | undefined) =>
    at !== undefined && Date.now() - at > LOAD_LIMITS.failureExpiry;
  if (failures.every(isExpired)) for (const { entry } of versions) failedVersions.delete(entry);
}

/** Marks the versions that hung a page of this browser as failed; see `hungEntries`. */
function markHungVersions(versions: readonly RemoteVersion[]): void {
  const hung = hungEntries();
  for (const candidate of versions) {
    const isNew = hung.get(candidate.entry);
    if (isNew) {
      markCrashed(candidate, new Error('A page stopped responding while it showed this version'));
    } else if (isNew === false) {
      crashedVersions.add(candidate.entry);
      failedVersions.set(candidate.entry, Date.now());
    }
  }
}

/** The version to start with; undefined if all have failed on this page. */
export function firstVersion(versions: readonly RemoteVersion[]): RemoteVersion | undefined {
  forgetOfflineFailures();
  expireFailures(versions);
  markHungVersions(versions);
  return bestVersion(versions);
}

/** Allows the versions again: the user chose Retry, or they were loaded in the background. */
export function forgetFailures(versions: readonly RemoteVersion[]): void {
  for (const { entry } of versions) {
    failedVersions.delete(entry);
    crashedVersions.delete(entry);
  }
  forgetHangs(versions.map(({ entry }) => entry));
}
