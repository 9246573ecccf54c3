import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const HOST = 'host';

/** The names of the bank's sites: the host and each remote. */
export type Sites = {
  /** The host first, in the order of the local ports. */
  all: string[];
  remotes: string[];
};

/** Finds all sites. A remote is a folder in `remotes/` with a `remote.json`. */
export async function findSites(root: string): Promise<Sites> {
  const folders = (await readdir(join(root, 'remotes'))).sort();
  const remotes = folders.filter((name) => existsSync(join(root, 'remotes', name, 'remote.json')));
  return { all: [HOST, ...remotes], remotes };
}
