import { CommandError } from './command-error';
import type { Version } from './version';

/** A built version, and the folder of its files. */
export type Build = { version: Version; folder: string };

/** Deployment target for the files of the bank's sites. */
export type SiteStore = {
  /** Returns a site's origin, without a trailing slash. */
  originOf(site: string): string;
  /** Returns the deployed versions of a remote, sorted. */
  versionsOf(remote: string): Promise<string[]>;
  /**
   * Deploys a version's immutable folder. Throws if a different folder of this version is already deployed.
   * Creates the site if it does not exist.
   */
  upload(build: Build): Promise<void>;
  removeVersions(remote: string, versions: readonly string[]): Promise<void>;
  /** Downloads a file like a browser; null if it does not exist. */
  fetch(site: string, path: string): Promise<Buffer | null>;
  /** Returns the hash of every deployed file of the sites, by `site/path`. Read-only. */
  fingerprint(sites: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Returns true if a folder of a remote's site contains a version. */
export function isVersionFolder(name: string): boolean {
  return /^[0-9a-f]{16}$/.test(name);
}

/** A file as a browser gets it; null if there is none. */
export async function download(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => {
    throw new CommandError(
      `${url} cannot be reached.`,
      'Check the network connection and the site.',
    );
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
