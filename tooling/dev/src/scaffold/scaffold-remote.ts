import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSites, CommandError, readJson } from '@bank/release';
import * as v from 'valibot';
import { describeRemote, remoteFiles, type Team, type Versions } from './remote-files';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const Package = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});
const Manifest = v.object({ menu: v.array(v.object({ order: v.number() })) });

async function versionsFrom(file: string): Promise<Versions> {
  const { dependencies, devDependencies } = await readJson(file, Package, 'Restore it.');
  const all = { ...dependencies, ...devDependencies };
  return { of: (...names) => Object.fromEntries(names.map((name) => [name, all[name] ?? '*'])) };
}

/** After everything that stands in the menu. */
async function nextOrder(root: string, remotes: readonly string[]): Promise<number> {
  const menus = await Promise.all(
    remotes.map((name) =>
      readJson(join(root, 'remotes', name, 'remote.json'), Manifest, 'Restore it.'),
    ),
  );
  return Math.max(0, ...menus.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10;
}

/** Writes a remote that builds, passes its tests, and has an entry in the menu. */
export async function scaffoldRemote(root: string, name: string, team: Team = {}): Promise<string> {
  const { all, remotes } = await findSites(root);
  if (!NAME.test(name) || name.length > 40) {
    throw new CommandError(
      `"${name}" is no name of a remote.`,
      'Write it in kebab-case: savings-goals.',
    );
  }
  const folder = join(root, 'remotes', name);
  if (all.includes(name) || existsSync(folder)) {
    throw new CommandError(`There is ${name} already.`, 'Choose another name.');
  }
  const [like] = remotes;
  if (!like) throw new CommandError('There is no remote to go by.', 'Restore the folder remotes.');
  const versions = await versionsFrom(join(root, 'remotes', like, 'package.json'));
  const remote = describeRemote(name, await nextOrder(root, remotes), team);
  for (const [path, text] of Object.entries(remoteFiles(remote, versions))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}
