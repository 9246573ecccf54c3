import { mkdir } from 'node:fs/promises';
import type { Environment } from '@bank/contracts';
import {
  assemble,
  type Assembly,
  developmentKey,
  findSites,
  type Problem,
  REGISTRY,
  type SigningKey,
} from '@bank/release';
import type { Scope } from './command';
import type { EmulatorData } from './emulator-data';
import type { EmulatorJars } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import { DEVELOPMENT_KEY, ROOT } from './paths';
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

/** A backend on this machine: where it is kept, which demo project it is, where it listens. */
export type LocalBackend = { folder: string; projectId: string; ports: Ports };

/** A bank on this machine: its backend, and the key that its registry is signed with. */
export type LocalBank = LocalBackend & { key: SigningKey };

/**
 * Settles where the bank will be, before anything is started: the folder must not be in use, and
 * every port must be free.
 */
export async function claimBank(claim: {
  command: string;
  folder: string;
  projectId: string;
  portVariable: string;
  defaultPort: number;
}): Promise<LocalBank> {
  const base = basePort(process.env, claim.portVariable, claim.defaultPort);
  const ports = portLayout(base, (await findSites(ROOT)).all);
  await mkdir(claim.folder, { recursive: true });
  await claimRunFolder(claim.folder, claim.command);
  await checkPorts(namedPorts(ports), claim.portVariable);
  const key = await developmentKey(DEVELOPMENT_KEY);
  return { folder: claim.folder, projectId: claim.projectId, ports, key };
}

/** Puts the built sites together for this bank. */
export function assembleBank(
  bank: LocalBank,
  more: Pick<Assembly, 'isFresh'> & Partial<Assembly>,
): Promise<void> {
  return assemble({
    root: ROOT,
    folder: bank.folder,
    projectId: bank.projectId,
    environment: environmentOf(bank),
    key: bank.key,
    originOf: (site) => siteOrigin(bank.ports, site),
    siteId: (site) => `${bank.projectId}-${site}`,
    emulators: emulatorBlock(bank.ports),
    ...more,
  });
}

/** Serves the assembled sites and the backend. */
export function serveBank(
  bank: LocalBank,
  jars: EmulatorJars,
  scope: Scope,
  data?: EmulatorData,
): Promise<{ ended: Promise<Problem> }> {
  return step('Starting the emulators', () =>
    startEmulators({ ...bank, jars, ...(data && { data }) }, scope),
  );
}

export function environmentOf({ ports, projectId, key }: LocalBank): Environment {
  return {
    registryUrl: `${siteOrigin(ports, REGISTRY)}/registry.json`,
    registryKeys: [key.publicKey],
    firebase: {
      // The emulators take any key.
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
    // What `npm run dev` compiles may stand in for one remote of this bank.
    overrideOrigins: Object.values(ports.devServers).map((port) => `http://localhost:${port}`),
    ...(process.env.REPORT_URL && { reportUrl: process.env.REPORT_URL }),
  };
}

/** The variables by which Firebase's own tools and our tests find the emulators. */
export function emulatorVariables({ ports, projectId }: LocalBackend): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOOPBACK}:${ports.storage}`,
  };
}
