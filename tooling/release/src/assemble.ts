import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Environment } from '@bank/contracts';
import { fillEnvironment } from './environment-block';
import { configForRun, readFirebaseConfig, rulesFiles, targetsForRun } from './firebase-config';
import { writeJson } from './json-file';
import { Problem } from './problem';
import { describeRemote, type PublishedRegistry, type PublishedRemote } from './registry';
import { findSites, HOST, REGISTRY } from './sites';

/** Where and for whom the sites are put together. */
export type Assembly = {
  /** The repository. */
  root: string;
  /** The run folder, e.g. `.bank/start`; its `sites/` and configuration are replaced. */
  folder: string;
  projectId: string;
  /** Goes into the host's page. */
  environment: Environment;
  /** A site's address without a closing slash. */
  originOf(site: string): string;
  /** A site's id in Firebase Hosting. */
  siteId(site: string): string;
  /** The `emulators` block of the run's firebase.json; absent for a real project. */
  emulators?: object;
  /** Remotes that something else serves than their built folder (`npm run dev`). */
  servedElsewhere?: Readonly<Record<string, PublishedRemote>>;
  /** Whether something else serves the host, too; its site is left empty then. */
  hostServedElsewhere?: boolean;
};

/**
 * Copies what was built into the run folder, one folder a site, and writes what is particular to
 * this run: the environment in the host's page, the registry, and the Firebase CLI's configuration.
 */
export async function assemble(run: Assembly): Promise<void> {
  const { all, remotes } = await findSites(run.root);
  const sites = join(run.folder, 'sites');
  await rm(sites, { recursive: true, force: true });
  const built = remotes.filter((name) => !run.servedElsewhere?.[name]);
  await Promise.all(built.map((name) => copyBuild(run, join('remotes', name), join(sites, name))));
  if (!run.hostServedElsewhere) {
    await copyBuild(run, HOST, join(sites, HOST));
    const page = join(sites, HOST, 'index.html');
    await writeFile(page, fillEnvironment(await readFile(page, 'utf8'), run.environment));
  }

  const published = remotes.map(
    async (name) =>
      run.servedElsewhere?.[name] ?? describeRemote(run.root, name, run.originOf(name)),
  );
  await Promise.all(all.map((name) => mkdir(join(sites, name), { recursive: true })));
  await writeJson(join(sites, REGISTRY, 'registry.json'), {
    schemaVersion: 1,
    remotes: await Promise.all(published),
  } satisfies PublishedRegistry);
  await writeConfiguration(run, all);
}

async function copyBuild(run: Assembly, folder: string, to: string): Promise<void> {
  const from = join(run.root, folder, 'dist');
  await cp(from, to, {
    recursive: true,
    filter: (file) => isServed(file, run.emulators !== undefined),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Problem(
      `${from} is missing.`,
      `Build it: npx lerna run build --scope @bank/${basename(folder)}`,
    );
  });
}

/**
 * Not the build's note to this program; and source maps only on this machine: they quote all sources,
 * the wiring of the emulators among them.
 */
function isServed(file: string, isLocal: boolean): boolean {
  return basename(file) !== 'build.json' && (isLocal || !file.endsWith('.map'));
}

async function writeConfiguration(run: Assembly, sites: readonly string[]): Promise<void> {
  const config = await readFirebaseConfig(run.root);
  await Promise.all(
    rulesFiles(config).map((file) => cp(join(run.root, file), join(run.folder, basename(file)))),
  );
  await writeJson(join(run.folder, 'firebase.json'), configForRun(config, run.emulators));
  await writeJson(join(run.folder, '.firebaserc'), targetsForRun(run.projectId, sites, run.siteId));
}
