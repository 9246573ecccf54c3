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

/** After all existing menu entries. */
async function nextOrder(root: string, remotes: readonly string[]): Promise<number> {
  const menus = await Promise.all(
    remotes.map((name) =>
      readJson(join(root, 'remotes', name, 'remote.json'), Manifest, 'Restore it.'),
    ),
  );
  return Math.max(0, ...menus.flatMap(({ menu }) => menu.map(({ order }) => order))) + 10;
}

/** Generates a remote that builds, passes its tests and has a menu entry. */
export async function scaffoldRemote(root: string, name: string, team: Team = {}): Promise<string> {
  const { all, remotes } = await findSites(root);
  if (!NAME.test(name) || name.length > 40) {
    throw new CommandError(
      `"${name}" is not a valid remote name.`,
      'Use kebab-case, for example savings-goals.',
    );
  }
  const folder = join(root, 'remotes', name);
  if (all.includes(name) || existsSync(folder)) {
    throw new CommandError(`${name} already exists.`, 'Choose another name.');
  }
  const [template] = remotes;
  if (!template)
    throw new CommandError(
      'There is no remote to copy dependency versions from.',
      'Restore the folder remotes.',
    );
  const versions = await versionsFrom(join(root, 'remotes', template, 'package.json'));
  const remote = describeRemote(name, await nextOrder(root, remotes), team);
  for (const [path, text] of Object.entries(remoteFiles(remote, versions))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}
