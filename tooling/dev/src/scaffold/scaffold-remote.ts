import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSites, Problem, readJson, REGISTRY, writeJson } from '@bank/release';
import * as v from 'valibot';
import { describeRemote, remoteFiles, type Versions } from './remote-files';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const Package = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});
const Manifest = v.object({ menu: v.array(v.object({ order: v.number() })) });
const Hosting = v.looseObject({
  hosting: v.array(v.looseObject({ target: v.string(), public: v.string() })),
});

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

/** The site of a new remote is like that of the others. It comes before the registry's, with its port. */
async function addSite(root: string, name: string, like: string): Promise<void> {
  const file = join(root, 'firebase.json');
  const config = v.parse(Hosting, JSON.parse(await readFile(file, 'utf8')));
  const site = config.hosting.find(({ target }) => target === like);
  if (!site) throw new Problem(`firebase.json has no site ${like}.`, 'Restore it.');
  const added = { ...site, target: name, public: site.public.replace(like, name) };
  const at = config.hosting.findIndex(({ target }) => target === REGISTRY);
  await writeJson(file, { ...config, hosting: config.hosting.toSpliced(at, 0, added) });
}

/** Writes a remote that builds, passes its tests, stands in the menu, and has a site of its own. */
export async function scaffoldRemote(root: string, name: string): Promise<string> {
  const { all, remotes } = await findSites(root);
  if (!NAME.test(name) || name.length > 40) {
    throw new Problem(
      `"${name}" is no name of a remote.`,
      'Write it in kebab-case: savings-goals.',
    );
  }
  const folder = join(root, 'remotes', name);
  if (all.includes(name) || existsSync(folder)) {
    throw new Problem(`There is ${name} already.`, 'Choose another name.');
  }
  const [like] = remotes;
  if (!like) throw new Problem('There is no remote to go by.', 'Restore the folder remotes.');
  const versions = await versionsFrom(join(root, 'remotes', like, 'package.json'));
  const remote = describeRemote(name, await nextOrder(root, remotes));
  for (const [path, text] of Object.entries(remoteFiles(remote, versions))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await addSite(root, name, like);
  return folder;
}
