import { CommandError } from './command-error';
import type { Version } from './version';

/** A version that was built, and the folder that has its files. */
export type Build = { version: Version; folder: string };

/** Where the files of the bank's sites are deployed. */
export type SiteStore = {
  /** A site's address without a closing slash. */
  originOf(site: string): string;
  /** The deployed versions of a remote, sorted. */
  versionsOf(remote: string): Promise<string[]>;
  /**
   * Deploys a version's folder. It never changes afterwards; a folder that is already there must be
   * identical. Creates the site if it does not exist.
   */
  upload(build: Build): Promise<void>;
  removeVersions(remote: string, versions: readonly string[]): Promise<void>;
  /** A file as a browser gets it; null if there is none. */
  fetch(site: string, path: string): Promise<Buffer | null>;
  /** Hash of every deployed file, by `site/path`, of the given sites. Reads only. */
  fingerprint(sites: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Whether a folder of a remote's site is one of its versions. */
export function isVersionFolder(name: string): boolean {
  return /^[0-9a-f]{16}$/.test(name);
}

/** A file as a browser gets it; null if there is none. */
export async function download(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => {
    throw new CommandError(`${url} cannot be reached.`, 'Check the connection and the site.');
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
