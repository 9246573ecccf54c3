import { mkdir } from 'node:fs/promises';
import type { Environment } from '@bank/contracts';
import { assemble, type Assembly, findSites, type Problem, REGISTRY } from '@bank/release';
import type { Scope } from './command';
import type { EmulatorData } from './emulator-data';
import type { EmulatorJars } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import { ROOT } from './paths';
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

/** A bank on this machine: where it is kept, which demo project it is, where it listens. */
export type LocalBank = { folder: string; projectId: string; ports: Ports };

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
  return { folder: claim.folder, projectId: claim.projectId, ports };
}

/** Puts the built sites together for this bank. */
export function assembleBank(bank: LocalBank, more: Partial<Assembly> = {}): Promise<void> {
  return assemble({
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

export function environmentOf({ ports, projectId }: LocalBank): Environment {
  return {
    registryUrl: `${siteOrigin(ports, REGISTRY)}/registry.json`,
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
  };
}

/** The variables by which Firebase's own tools and our tests find the emulators. */
export function emulatorVariables({ ports, projectId }: LocalBank): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOOPBACK}:${ports.storage}`,
  };
}
