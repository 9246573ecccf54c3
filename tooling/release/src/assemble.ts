import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION, type Environment } from '@bank/contracts';
import * as v from 'valibot';
import { withShell } from './compose-page';
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
import { fillOrigin } from './page-origin';
import { readFacts, SHELL_PAGE } from './public-pages';
import { writeOrigins } from './site-origins';
import { findSites, HOST } from './sites';

/** Where and for whom the host's site is assembled. */
export type Assembly = {
  /** The repository. */
  root: string;
  /** The run folder, e.g. `.bank/start`; its configuration and the host's site are replaced. */
  folder: string;
  projectId: string;
  environment: Environment;
  /** A site's address without a closing slash. */
  originOf(site: string): string;
  /** A site's id in Firebase Hosting. */
  siteId(site: string): string;
  /** The `emulators` block of the run's firebase.json; absent for a real project. */
  emulators?: object;
  /** Whether a dev server serves the host; its site is left empty then. */
  isHostServedElsewhere?: boolean;
};

/**
 * Assembles the host's site from its build, and the Firebase CLI's configuration. Nothing of it depends
 * on what is live: `writeLivePages` adds that.
 */
export async function assemble(run: Assembly): Promise<void> {
  const { all, remotes } = await findSites(run.root);
  const sites = join(run.folder, 'sites');
  await Promise.all(all.map((name) => mkdir(join(sites, name), { recursive: true })));
  const build = await readHostBuild(run.root);
  await assembleHost(run, build, join(sites, HOST));
  await writeOrigins(run.folder, Object.fromEntries(all.map((site) => [site, run.originOf(site)])));
  await writeConfiguration(run, build, remotes);
}

const HostBuild = v.object({
  provides: v.record(v.string(), v.string()),
  /** Whether it starts App Check, for which the policy must admit reCAPTCHA. */
  hasAppCheck: v.optional(v.boolean(), false),
});

type HostBuild = v.InferOutput<typeof HostBuild>;

function readHostBuild(root: string): Promise<HostBuild> {
  const remedy = 'Build it: npx lerna run build --scope @bank/host';
  return readJson(join(root, HOST, 'dist', 'build.json'), HostBuild, remedy);
}

async function assembleHost(run: Assembly, { provides }: HostBuild, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to);
  const from = join(run.root, HOST, 'dist');
  const { scriptOrigins } = run.environment;
  const facts: HostFacts = { contractVersion: CONTRACT_VERSION, provides, scriptOrigins };
  await writeJson(join(to, HOST_FACTS_FILE), facts);
  if (run.isHostServedElsewhere) return;
  // Source maps quote all sources, the wiring of the emulators among them: they stay on this machine.
  const isLocal = run.emulators !== undefined;
  const isServed = (file: string) =>
    basename(file) !== 'build.json' && (isLocal || !file.endsWith('.map'));
  await cp(from, to, { recursive: true, filter: isServed });
  const page = await readFile(join(to, 'index.html'), 'utf8');
  const shell = withShell(
    fillEnvironment(page, run.environment),
    (await readFacts(from)).pages.shell ?? '',
  );
  await Promise.all(['index.html', SHELL_PAGE].map((name) => writeFile(join(to, name), shell)));
  await fillOrigin(to, run.originOf(HOST));
}

async function writeConfiguration(
  run: Assembly,
  { hasAppCheck }: HostBuild,
  remotes: readonly string[],
): Promise<void> {
  const host = join(run.folder, 'sites', HOST);
  const names = (await readdir(host)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(join(host, name), 'utf8')));
  const { environment } = run;
  const policy = contentSecurityPolicy({ environment, page: pages.join(''), hasAppCheck });
  const config = withPolicy(await readFirebaseConfig(run.root), HOST, policy);
  await Promise.all(
    rulesFiles(config).map((file) => cp(join(run.root, file), join(run.folder, basename(file)))),
  );
  await writeJson(join(run.folder, 'firebase.json'), configForRun(config, remotes, run.emulators));
  const targets = targetsForRun(run.projectId, [HOST, ...remotes], run.siteId);
  await writeJson(join(run.folder, '.firebaserc'), targets);
}
