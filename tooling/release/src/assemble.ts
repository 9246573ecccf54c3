import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION, type Environment, INDEX_FILE } from '@bank/contracts';
import * as v from 'valibot';
import { registryAhead, withShell } from './compose-page';
import { contentSecurityPolicy } from './content-security-policy';
import { fillEnvironment } from './environment-block';
import {
  configForRun,
  readFirebaseConfig,
  rulesFiles,
  targetsForRun,
  withPolicy,
} from './firebase-config';
import { HOST_FACTS_FILE, type HostFacts } from './gate';
import { readJson, writeJson } from './json-file';
import { localTarget } from './local-target';
import { fillOrigin } from './page-origin';
import { Problem } from './problem';
import { readFacts, SHELL_PAGE } from './public-pages';
import type { PublishedVersion } from './registry';
import { releaseBuilds } from './release-builds';
import type { SigningKey } from './signing-key';
import { findSites, HOST, REGISTRY } from './sites';
import { describeBuild } from './version';

/** Where and for whom the sites are put together. */
export type Assembly = {
  /** The repository. */
  root: string;
  /** The run folder, e.g. `.bank/start`; its configuration and the host's site are replaced. */
  folder: string;
  /** Whether the releases that the folder holds are forgotten, and its history begins anew. */
  isFresh: boolean;
  projectId: string;
  /** Goes into the host's page, with the key's public half. */
  environment: Omit<Environment, 'registryKeys' | 'scriptOrigins'>;
  /** Signs the registry. */
  key: SigningKey;
  /** A site's address without a closing slash. */
  originOf(site: string): string;
  /** A site's id in Firebase Hosting. */
  siteId(site: string): string;
  /** The `emulators` block of the run's firebase.json; absent for a real project. */
  emulators?: object;
  /** Remotes that something else serves than their built folder (`npm run dev`). */
  servedElsewhere?: Readonly<Record<string, PublishedVersion>>;
  /** Whether something else serves the host, too; its site is left empty then. */
  hostServedElsewhere?: boolean;
};

/**
 * Puts what was built into the run folder, one folder a site: the host with its environment; each
 * remote that is not live yet by the same code that releases it; the Firebase CLI's configuration.
 */
export async function assemble(run: Assembly): Promise<void> {
  const { all, remotes } = await findSites(run.root);
  const sites = join(run.folder, 'sites');
  const isLocal = run.emulators !== undefined;
  if (run.isFresh || !existsSync(join(sites, REGISTRY, 'revisions'))) {
    await rm(sites, { recursive: true, force: true });
  }
  await Promise.all(all.map((name) => mkdir(join(sites, name), { recursive: true })));
  const environment = {
    ...run.environment,
    registryKeys: [run.key.publicKey],
    scriptOrigins: remotes.map(run.originOf),
  };
  await assembleHost(run, environment, join(sites, HOST), isLocal);
  const { originOf, key } = run;
  const target = localTarget({ sites, originOf, key, withMaps: isLocal, isServed: false });
  const builds = remotes
    .filter((name) => !run.servedElsewhere?.[name])
    .map(async (name) => {
      const package_ = join(run.root, 'remotes', name);
      const folder = join(package_, 'dist');
      return { version: await describeBuild(folder, join(package_, 'remote.json')), folder };
    });
  await releaseBuilds(target, remotes, await Promise.all(builds), run.servedElsewhere ?? {});
  await target.refresh();
  await writeJson(join(run.folder, 'origins.json'), originsOf(all, originOf));
  await writeConfiguration(run, environment, all);
}

function originsOf(sites: readonly string[], originOf: (site: string) => string) {
  return Object.fromEntries(sites.map((site) => [site, originOf(site)]));
}

async function assembleHost(
  run: Assembly,
  environment: Environment,
  to: string,
  isLocal: boolean,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to);
  const from = join(run.root, HOST, 'dist');
  const Facts = v.object({ provides: v.record(v.string(), v.string()) });
  const remedy = 'Build it: npx lerna run build --scope @bank/host';
  const { provides } = await readJson(join(from, 'build.json'), Facts, remedy);
  const { scriptOrigins } = environment;
  const facts: HostFacts = { contractVersion: CONTRACT_VERSION, provides, scriptOrigins };
  await writeJson(join(to, HOST_FACTS_FILE), facts);
  if (run.hostServedElsewhere) return;
  // Source maps only on this machine: they quote all sources, the wiring of the emulators among them.
  const isServed = (file: string) =>
    basename(file) !== 'build.json' && (isLocal || !file.endsWith('.map'));
  await cp(from, to, { recursive: true, filter: isServed });
  const page = await readFile(join(to, 'index.html'), 'utf8');
  const ahead = registryAhead(new URL(INDEX_FILE, environment.registryUrl).href);
  const shell = withShell(
    fillEnvironment(page, environment).replace('</head>', () => `${ahead}</head>`),
    (await readFacts(from)).pages.shell ?? '',
  );
  await Promise.all(['index.html', SHELL_PAGE].map((name) => writeFile(join(to, name), shell)));
  await fillOrigin(to, run.originOf(HOST));
}

async function writeConfiguration(
  run: Assembly,
  environment: Environment,
  sites: readonly string[],
): Promise<void> {
  const host = join(run.folder, 'sites', HOST);
  const names = (await readdir(host)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(join(host, name), 'utf8')));
  const policy = contentSecurityPolicy({ environment, page: pages.join('') });
  const config = withPolicy(await readFirebaseConfig(run.root), HOST, policy);
  await Promise.all(
    rulesFiles(config).map((file) => cp(join(run.root, file), join(run.folder, basename(file)))),
  );
  await writeJson(join(run.folder, 'firebase.json'), configForRun(config, run.emulators));
  await writeJson(join(run.folder, '.firebaserc'), targetsForRun(run.projectId, sites, run.siteId));
}

/** Which origin each site of an assembled bank has. */
export async function readOrigins(folder: string): Promise<(site: string) => string> {
  const remedy = 'Assemble the bank first: npm start';
  const file = join(folder, 'origins.json');
  const origins = await readJson(file, v.record(v.string(), v.string()), remedy);
  return (site) => {
    const origin = origins[site];
    if (origin) return origin;
    throw new Problem(`The bank in ${folder} has no site "${site}".`, 'Start it anew: npm start');
  };
}
