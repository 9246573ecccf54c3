import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const HOST = 'host';

/** Every site of the bank, by name: the host and each remote. */
export type Sites = {
  /** The host first: the order of the local ports. */
  all: string[];
  remotes: string[];
};

/** Finds the sites: a remote is a folder of `remotes/` with a `remote.json`. */
export async function findSites(root: string): Promise<Sites> {
  const folders = (await readdir(join(root, 'remotes'))).sort();
  const remotes = folders.filter((name) => existsSync(join(root, 'remotes', name, 'remote.json')));
  return { all: [HOST, ...remotes], remotes };
}
