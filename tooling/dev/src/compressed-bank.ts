import { join } from 'node:path';
import { serve, type Site } from '@bank/bench/static-server';
import { allowReleases } from '@bank/backend/seed';
import { findSites, HOST } from '@bank/release';
import { build } from './build';
import { checkPorts } from './free-ports';
import { assembleBank, environmentOf, releaseToLocalBank } from './local-bank';
import { ROOT, runFolder } from './paths';
import { LOOPBACK } from './ports';
import { step } from './progress';
import { servedBank } from './served-bank';

// Beyond what the emulators take, and below the dev servers.
const FIRST_PORT = 60;
const PAGES: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/AboutUs': '/about-us.html',
};
const pageOf = (path: string) => PAGES[path] ?? '/app.html';

/** A program that is compared with the bank: its name, and from which file its pages are served. */
export type Rival = { name: string; pageOf: (path: string) => string };

export type CompressedBank = {
  originOf(name: string): string;
  folderOf(name: string): string;
  environment: ReturnType<typeof environmentOf>;
  /** Serves all of it from now on, until the returned function is called. */
  serve(): Promise<() => void>;
};

/** A rival with the pages of the bank. */
export function withPagesOfBank(name: string): Rival {
  return { name, pageOf };
}

/**
 * Builds and assembles the bank anew, to be served as a good host does, compressed, on ports of its
 * own. Its data is that of the bank that npm start serves; refuses where none does.
 */
export async function compressedBank(
  rivals: readonly Rival[],
  signal: AbortSignal,
): Promise<CompressedBank> {
  const bank = { ...(await servedBank()), folder: runFolder('bench') };
  const { all } = await findSites(ROOT);
  const names = [...all, ...rivals.map(({ name }) => name)];
  const portOf = (name: string) => bank.ports.base + FIRST_PORT + names.indexOf(name);
  const originOf = (name: string) => `http://localhost:${portOf(name)}`;
  const folderOf = (name: string) =>
    join(bank.folder, all.includes(name) ? join('sites', name) : name);
  await checkPorts(
    names.map((name) => ({ port: portOf(name), what: name })),
    'BANK_PORT',
  );
  // A registry of its own in the same emulators: what is live at npm start stays as it is.
  const registryBank = { ...bank, projectId: 'demo-fernhill-bench' };
  const environment = {
    ...environmentOf(bank),
    registry: environmentOf(registryBank).registry,
  };
  await step('Building host and remotes', () =>
    build({ backend: 'emulators', folder: bank.folder, signal }),
  );
  await assembleBank(bank, { isFresh: true, originOf, environment });
  await allowReleases(registryBank.projectId, `${LOOPBACK}:${bank.ports.firestore}`);
  await releaseToLocalBank(registryBank, { environment });

  const siteOf = (name: string): Site => {
    const rival = rivals.find((candidate) => candidate.name === name);
    const site = { folder: folderOf(name), port: portOf(name) };
    if (rival) return { ...site, pageOf: rival.pageOf };
    return name === HOST ? { ...site, pageOf } : site;
  };
  return {
    originOf,
    folderOf,
    environment,
    async serve() {
      const servers = await Promise.all(names.map((name) => serve(siteOf(name))));
      return () => servers.forEach((server) => server.close());
    },
  };
}
