import type { Candidate } from './versions';

/** A version as reports name it. */
export type ReportedVersion = { remote: string; version: string; role: string };

/** By the folder of its files: every version that this page has begun to load. */
const versions = new Map<string, ReportedVersion>();

/** Notes which version the files of a folder belong to. */
export function noteVersion({ name, entry, version, role }: Candidate): void {
  versions.set(new URL('.', entry).href, { remote: name, version, role });
}

/** The version whose file a script address is; undefined for the host's own. */
export function versionOfFile(address: string): ReportedVersion | undefined {
  for (const [folder, version] of versions) if (address.startsWith(folder)) return version;
  return undefined;
}
