import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import type { Environment } from '@bank/contracts';
import {
  buildSites,
  type SitesBuild,
  type Bank,
  describeBuild,
  developmentKeys,
  type DevVersion,
  documentsUrl,
  findSites,
  folderSites,
  HOST,
  openRegistry,
  CommandError,
  readOrigins,
  releaseBuilds,
  reportSampleOf,
  type ReleaseKeys,
  writeLivePages,
} from '@bank/release';
import type { Scope } from './command';
import type { EmulatorData } from './emulator-data';
import type { EmulatorJars } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import { DEVELOPMENT_KEYS, ROOT, runFolder } from './paths';
import {
  basePort,
  emulatorBlock,
  LOOPBACK,
  namedPorts,
  type Ports,
  portLayout,
  siteOrigin,
} from './ports';
import { step } from './progress';
import { claimRunFolder } from './run-record';

/** A backend on this machine: its run folder, demo project and ports. */
export type LocalBackend = { folder: string; projectId: string; ports: Ports };

/** A bank on this machine: its backend, and its release signing keys. */
export type LocalBank = LocalBackend & { keys: ReleaseKeys };

/** `npm run dev` has its own folder; its ports are those of `npm start`. */
const RUNS = {
  start: { command: 'npm start', variable: 'BANK_PORT', base: 3000, projectId: 'demo-fernhill' },
  dev: { command: 'npm run dev', variable: 'BANK_PORT', base: 3000, projectId: 'demo-fernhill' },
  test: {
    ...{ command: 'npm test', variable: 'BANK_TEST_PORT', base: 4300 },
    projectId: 'demo-fernhill-test',
  },
} as const;

/** Describes the bank of a command, whether it is running or not. */
export async function bankOf(run: keyof typeof RUNS): Promise<LocalBank> {
  const { variable, base, projectId } = RUNS[run];
  const { all } = await findSites(ROOT);
  const ports = portLayout(basePort(process.env, variable, base), all, variable);
  const keys = await developmentKeys(DEVELOPMENT_KEYS);
  return { folder: runFolder(run), projectId, ports, keys };
}

/**
 * Reserves the run folder and ports before anything is started. Throws if the folder is in use or a
 * port is taken.
 */
export async function claimBank(run: keyof typeof RUNS): Promise<LocalBank> {
  const bank = await bankOf(run);
  const { command, variable } = RUNS[run];
  await mkdir(bank.folder, { recursive: true });
  await claimRunFolder(bank.folder, command);
  await checkPorts(namedPorts(bank.ports), variable);
  return bank;
}

/**
 * Builds the site folders of this bank; `isFresh` removes the versions that earlier runs deployed.
 */
export async function assembleBank(
  bank: LocalBank,
  { isFresh, ...more }: { isFresh: boolean } & Partial<SitesBuild>,
): Promise<void> {
  if (isFresh) await rm(join(bank.folder, 'sites'), { recursive: true, force: true });
  await buildSites({
    root: ROOT,
    folder: bank.folder,
    projectId: bank.projectId,
    environment: environmentOf(bank),
    originOf: (site) => siteOrigin(bank.ports, site),
    siteId: (site) => `${bank.projectId}-${site}`,
    emulators: emulatorBlock(bank.ports),
    ...more,
  });
}

/** Serves the built sites and the backend. */
export function serveBank(
  bank: LocalBank,
  jars: EmulatorJars,
  scope: Scope,
  data?: EmulatorData,
): Promise<{ ended: Promise<CommandError> }> {
  return step('Starting the emulators', () =>
    startEmulators({ ...bank, jars, ...(data && { data }) }, scope),
  );
}

/** The demo account that may release every remote. */
function releaserAccount() {
  const account = accounts.find(({ role }) => role === 'releaser');
  if (account) return account;
  throw new CommandError('The demo releaser is missing.', 'Restore demo-accounts.json.');
}

/** Opens a local bank for releases; its emulators must be running. */
export function openLocalBank(
  { folder, ports, projectId, keys }: LocalBank,
  sites: { originOf(site: string): string; isServed: boolean },
): Bank {
  return {
    keys,
    sites: folderSites({ ...sites, sites: join(folder, 'sites'), withMaps: true }),
    registry: openRegistry({
      projectId,
      apiKey: 'demo',
      emulators: {
        auth: `${LOOPBACK}:${ports.auth}`,
        firestore: `${LOOPBACK}:${ports.firestore}`,
      },
      account: releaserAccount,
    }),
  };
}

/**
 * Releases every build that is not live yet, then writes the host's pages with the live versions.
 */
export async function releaseToLocalBank(
  bank: LocalBank,
  options: {
    environment?: Environment;
    devServers?: Readonly<Record<string, DevVersion>>;
    isHostServedElsewhere?: boolean;
  } = {},
): Promise<void> {
  const { environment = environmentOf(bank), devServers = {} } = options;
  const originOf = await readOrigins(bank.folder);
  const opened = openLocalBank(bank, { originOf, isServed: false });
  const { remotes } = await findSites(ROOT);
  const built = remotes.filter((name) => !devServers[name]);
  const builds = await Promise.all(built.map(readBuild));
  await releaseBuilds(opened, builds, devServers);
  if (!options.isHostServedElsewhere) {
    const folder = join(bank.folder, 'sites', HOST);
    await writeLivePages({ folder, environment, originOf }, opened);
  }
  await opened.registry.close();
}

/** The folder that a remote is built to. */
export function distOf(name: string): string {
  return join(ROOT, 'remotes', name, 'dist');
}

/** Reads the build of a remote. */
export async function readBuild(name: string) {
  const folder = distOf(name);
  return { folder, version: await describeBuild(folder, join(folder, '..', 'remote.json')) };
}

export function environmentOf({ ports, projectId, keys }: LocalBank): Environment {
  return {
    registry: {
      url: documentsUrl(`http://${LOOPBACK}:${ports.firestore}`, projectId),
      rootKeys: [...keys.rootKeys],
      floor: 0,
      revokedKeys: [],
    },
    firebase: {
      // The emulators accept any API key.
      apiKey: 'demo',
      projectId,
      storageBucket: `${projectId}.appspot.com`,
    },
    emulators: {
      host: LOOPBACK,
      auth: ports.auth,
      firestore: ports.firestore,
      storage: ports.storage,
    },
    // Like `https://*.apps.example` in production: a new remote needs no new build of the host.
    scriptOrigins: ['http://localhost:*'],
    // Lets a developer override a remote with a version from `npm run dev`.
    overrideOrigins: Object.values(ports.devServers).map((port) => `http://localhost:${port}`),
    ...reportSampleOf(process.env),
    ...(process.env.REPORT_URL && { reportUrl: process.env.REPORT_URL }),
  };
}

/** The environment variables that the Firebase tools and our tests read to find the emulators. */
export function emulatorVariables({ ports, projectId }: LocalBackend): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOOPBACK}:${ports.storage}`,
  };
}
