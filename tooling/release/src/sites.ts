import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readFirebaseConfig } from './firebase-config';
import { Problem } from './problem';

export const HOST = 'host';
export const REGISTRY = 'registry';

/** Every origin of the bank, by name: the host, each remote, the registry. */
export type Sites = {
  /** In the order of firebase.json, which is the order of their local ports. */
  all: string[];
  remotes: string[];
};

/**
 * Finds the sites: a remote is a folder of `remotes/` with a `remote.json`. firebase.json must name
 * exactly these, since a site that it forgets would be neither served nor deployed.
 */
export async function findSites(root: string): Promise<Sites> {
  const folders = await readdir(join(root, 'remotes'));
  const remotes = folders.filter((name) => existsSync(join(root, 'remotes', name, 'remote.json')));
  const expected = [HOST, ...remotes, REGISTRY];
  const all = (await readFirebaseConfig(root)).hosting.map((site) => site.target);
  const missing = expected.filter((name) => !all.includes(name));
  const surplus = all.filter((name) => !expected.includes(name));
  if (missing.length > 0 || surplus.length > 0) {
    const parts = [
      missing.length > 0 && `lacks the site ${missing.join(', ')}`,
      surplus.length > 0 && `names ${surplus.join(', ')}, which no folder with a remote.json holds`,
    ];
    throw new Problem(
      `firebase.json ${parts.filter(Boolean).join(' and ')}.`,
      'Make the "hosting" list of firebase.json and the folders of remotes/ agree.',
    );
  }
  return { all, remotes: all.filter((name) => remotes.includes(name)) };
}
