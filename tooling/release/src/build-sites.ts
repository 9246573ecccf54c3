import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION, type Environment } from '@bank/contracts';
import * as v from 'valibot';
import { withShell } from './prerendering/prerendered-page';
import { contentSecurityPolicy } from './content-security-policy';
import { fillEnvironment } from './environment-block';
import {
  configForRun,
  readFirebaseConfig,
  rulesFiles,
  targetsForRun,
  withPolicy,
  withRoutes,
} from './firebase-config';
import { HOST_CAPABILITIES_FILE, type HostCapabilities } from './preflight';
import { readJson, writeJson } from './json-file';
import { readManifest } from './manifest';
import { fillOrigin } from './origin-placeholder';
import { NOT_FOUND_PAGE, readPrerenderedFile, SHELL_PAGE } from './prerendering/prerendered-pages';
import { writeOrigins } from './site-origins';
import { findSites, HOST } from './sites';

/** Options of `buildSites`. */
export type SitesBuild = {
  /** The folder of the repository. */
  root: string;
  /** The run folder, e.g. `.bank/start`. Its configuration and the host's site are replaced. */
  folder: string;
  projectId: string;
  environment: Environment;
  /** Returns a site's origin, without a trailing slash. */
  originOf(site: string): string;
  /** Returns a site's id in Firebase Hosting. */
  siteId(site: string): string;
  /** The `emulators` block of firebase.json; absent for a real project. */
  emulators?: object;
  /** True if a dev server serves the host. Its site then stays empty. */
  isHostServedElsewhere?: boolean;
};

/**
 * Builds the host's site from its `dist`, and the configuration of the Firebase CLI. The result does
 * not depend on the live releases; `writeLivePages` adds what does.
 */
export async function buildSites(run: SitesBuild): Promise<void> {
  const { all, remotes } = await findSites(run.root);
  const sites = join(run.folder, 'sites');
  await Promise.all(all.map((name) => mkdir(join(sites, name), { recursive: true })));
  const build = await readHostBuild(run.root);
  await buildHostSite(run, build, join(sites, HOST));
  await writeOrigins(run.folder, Object.fromEntries(all.map((site) => [site, run.originOf(site)])));
  await writeConfiguration(run, build, remotes);
}

const HostBuild = v.object({
  provides: v.record(v.string(), v.string()),
  routes: v.optional(v.array(v.string())),
  /** Whether the build uses App Check, for which the CSP must allow reCAPTCHA. */
  hasAppCheck: v.optional(v.boolean(), false),
});

type HostBuild = v.InferOutput<typeof HostBuild>;

function readHostBuild(root: string): Promise<HostBuild> {
  const remedy = 'Build it: npx lerna run build --scope @bank/host';
  return readJson(join(root, HOST, 'dist', 'build.json'), HostBuild, remedy);
}

async function buildHostSite(
  run: SitesBuild,
  { provides, routes }: HostBuild,
  to: string,
): Promise<void> {
  await rm(to, { recursive: true });
  await mkdir(to);
  const from = join(run.root, HOST, 'dist');
  const { scriptOrigins } = run.environment;
  const capabilities: HostCapabilities = {
    contractVersion: CONTRACT_VERSION,
    provides,
    routes,
    scriptOrigins,
  };
  await writeJson(join(to, HOST_CAPABILITIES_FILE), capabilities);
  if (run.isHostServedElsewhere) return;
  // Source maps contain all sources, including the emulator setup: never deploy them to a project.
  const isLocal = run.emulators !== undefined;
  const isServed = (file: string) =>
    basename(file) !== 'build.json' && (isLocal || !file.endsWith('.map'));
  await cp(from, to, { recursive: true, filter: isServed });
  const page = await readFile(join(to, 'index.html'), 'utf8');
  const shell = withShell(
    fillEnvironment(page, run.environment),
    (await readPrerenderedFile(from)).pages.shell ?? '',
  );
  await Promise.all(
    ['index.html', SHELL_PAGE, NOT_FOUND_PAGE].map((name) => writeFile(join(to, name), shell)),
  );
  await fillOrigin(to, run.originOf(HOST));
}

/** The routes of the remotes in this checkout. One that was added elsewhere is served as an unknown address. */
async function readRoutes(root: string, remotes: readonly string[]): Promise<string[]> {
  const manifests = await Promise.all(
    remotes.map((name) => readManifest(join(root, 'remotes', name, 'remote.json'), name)),
  );
  return manifests.flatMap(({ routes }) => routes.map(({ path }) => path));
}

async function writeConfiguration(
  run: SitesBuild,
  { hasAppCheck, routes = [] }: HostBuild,
  remotes: readonly string[],
): Promise<void> {
  const host = join(run.folder, 'sites', HOST);
  const names = (await readdir(host)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(names.map((name) => readFile(join(host, name), 'utf8')));
  const { environment } = run;
  const policy = contentSecurityPolicy({ environment, page: pages.join(''), hasAppCheck });
  const paths = [...routes, ...(await readRoutes(run.root, remotes))];
  const generic = await readFirebaseConfig(run.root);
  const config = withRoutes(withPolicy(generic, HOST, policy), HOST, `/${SHELL_PAGE}`, paths);
  await Promise.all(
    rulesFiles(config).map((file) => cp(join(run.root, file), join(run.folder, basename(file)))),
  );
  await writeJson(join(run.folder, 'firebase.json'), configForRun(config, remotes, run.emulators));
  const targets = targetsForRun(run.projectId, [HOST, ...remotes], run.siteId);
  await writeJson(join(run.folder, '.firebaserc'), targets);
}
