import { join } from 'node:path';
import { serve, type Site } from '@bank/bench/static-server';
import { clearDocuments } from '@bank/backend/emulators';
import { grantReleaseRights } from '@bank/backend/seed';
import { findSites, HOST, PRERENDERED_FILES } from '@bank/release';
import { build } from './build';
import { checkPorts } from './free-ports';
import { assembleBank, environmentOf, releaseToLocalBank } from './local-bank';
import { ROOT, runFolder } from './paths';
import { LOOPBACK } from './ports';
import { step } from './progress';
import { servedBank } from './served-bank';

// Above the emulators' ports, below the dev servers'.
const FIRST_PORT = 60;
const pageOf = (path: string) => `/${PRERENDERED_FILES[path] ?? 'app.html'}`;

/** A build that is compared with the bank: its name, and the file that serves each path. */
export type Baseline = { name: string; pageOf: (path: string) => string };

export type CompressedBank = {
  originOf(name: string): string;
  folderOf(name: string): string;
  environment: ReturnType<typeof environmentOf>;
  /** Serves everything until the returned function is called. */
  serve(onSent?: Site['onSent']): Promise<() => void>;
  /** Builds what has changed in the sources, and releases it. */
  release(): Promise<void>;
};

/** A baseline with the same page files as the bank. */
export function withBankPages(name: string): Baseline {
  return { name, pageOf };
}

/**
 * Builds the bank and prepares it to be served compressed, like a production host, on separate
 * ports. It uses the data of the bank that npm start serves, and throws if none runs.
 */
export async function compressedBank(
  baselines: readonly Baseline[],
  signal: AbortSignal,
): Promise<CompressedBank> {
  const bank = { ...(await servedBank()), folder: runFolder('bench') };
  const { all } = await findSites(ROOT);
  const names = [...all, ...baselines.map(({ name }) => name)];
  const portOf = (name: string) => bank.ports.base + FIRST_PORT + names.indexOf(name);
  const originOf = (name: string) => `http://localhost:${portOf(name)}`;
  const folderOf = (name: string) =>
    join(bank.folder, all.includes(name) ? join('sites', name) : name);
  await checkPorts(
    names.map((name) => ({ port: portOf(name), what: name })),
    'BANK_PORT',
  );
  // A separate registry in the same emulators: the live versions of npm start stay unchanged.
  const registryBank = { ...bank, projectId: 'demo-fernhill-bench' };
  const environment = {
    ...environmentOf(bank),
    registry: environmentOf(registryBank).registry,
  };
  const assemble = async (isFresh: boolean) => {
    await step('Building host and remotes', () =>
      build({ backend: 'emulators', folder: bank.folder, signal }),
    );
    await assembleBank(bank, { isFresh, originOf, environment });
  };
  await assemble(true);
  const { projectId } = registryBank;
  const firestoreHost = `${LOOPBACK}:${bank.ports.firestore}`;
  // The registry of an earlier run names versions that were just removed.
  await clearDocuments({ projectId, firestoreHost });
  await grantReleaseRights(projectId, firestoreHost);
  await releaseToLocalBank(registryBank, { environment });

  const siteOf = (name: string): Site => {
    const baseline = baselines.find((candidate) => candidate.name === name);
    const site = { folder: folderOf(name), port: portOf(name) };
    if (baseline) return { ...site, pageOf: baseline.pageOf };
    return name === HOST ? { ...site, pageOf } : site;
  };
  return {
    originOf,
    folderOf,
    environment,
    async serve(onSent) {
      const sites = names.map((name) => ({ ...siteOf(name), ...(onSent && { onSent }) }));
      const servers = await Promise.all(sites.map(serve));
      return () => servers.forEach((server) => server.close());
    },
    async release() {
      await assemble(false);
      await releaseToLocalBank(registryBank, { environment });
    },
  };
}
