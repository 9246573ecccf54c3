import type { RemoteVersion } from './versions';

/** The version of a remote in a report. */
export type ReportedVersion = { remote: string; version: string; role: string };

/** Every version that this page has started to load, by the folder of its files. */
const versions = new Map<string, ReportedVersion>();

/** Registers a version, so that its files can be attributed to it. */
export function trackVersion({ name, entry, version, role }: RemoteVersion): void {
  versions.set(new URL('.', entry).href, { remote: name, version, role });
}

/** Returns the version that a script URL belongs to; undefined for the host's files. */
export function versionOfFile(address: string): ReportedVersion | undefined {
  for (const [folder, version] of versions) if (address.startsWith(folder)) return version;
  return undefined;
}
