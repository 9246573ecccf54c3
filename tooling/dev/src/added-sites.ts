import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  knownOrigins,
  CommandError,
  readFirebaseConfig,
  remoteSiteConfig,
  writeOrigins,
} from '@bank/release';
import { server } from 'superstatic';
import type { Scope } from './command';
import { isFree } from './free-ports';
import { ROOT } from './paths';
import { LOOPBACK, type Ports, sparePorts } from './ports';
import { describeError } from './progress';

const sitesIn = (folder: string) => join(folder, 'sites');

/**
 * Serves sites that are added while the bank runs, because the Hosting emulator reads its sites
 * only at startup. Each new folder in `sites/` is served on a spare port by the emulator's own file
 * server, with the response headers of a remote, and its origin is added to `origins.json`.
 */
export async function serveAddedSites(
  { folder, ports }: { folder: string; ports: Ports },
  scope: Pick<Scope, 'started'>,
): Promise<void> {
  const config = remoteSiteConfig(await readFirebaseConfig(ROOT));
  const added = new Map<string, Server>();

  const serveNew = async () => {
    for (const name of await folderNames(sitesIn(folder))) {
      if (name in ports.sites || added.has(name)) continue;
      const port = await freePort(ports);
      added.set(name, await serveFolder(join(sitesIn(folder), name), port, config));
      const origin = `http://localhost:${port}`;
      await writeOrigins(folder, { ...(await knownOrigins(folder)), [name]: origin });
      console.log(`  ✓ Serving the added site "${name}" at ${origin}`);
    }
  };
  const report = (error: unknown) => console.error(`\n${describeError(error)}\n`);
  let work = Promise.resolve();
  // Runs the scans one after the other: two at once could choose the same port.
  const scan = () => (work = work.then(serveNew).catch(report));
  const watcher = watch(sitesIn(folder), () => void scan()).on('error', report);
  scope.started({
    stop: async () => {
      watcher.close();
      await work;
      await Promise.all([...added.values()].map(close));
    },
    force: () => undefined,
  });
  // Remotes that an earlier run published and whose sources are deleted.
  await scan();
}

async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

async function freePort(ports: Ports): Promise<number> {
  for (const port of sparePorts(ports)) {
    if (await isFree(port)) return port;
  }
  throw new CommandError(
    `No free port from ${ports.logging + 1} on for a new site.`,
    'Restart the bank with another BANK_PORT.',
  );
}

async function serveFolder(folder: string, port: number, config: object): Promise<Server> {
  const spec = {
    ...{ port, hostname: LOOPBACK, compression: true, stack: 'strict', cwd: folder },
    // superstatic mutates its configuration.
    config: structuredClone({ ...config, public: '.' }),
  };
  // The types of superstatic lack `regex` as an alternative to `source`.
  const listener: Server = server(spec as never).listen(() => {});
  await once(listener, 'listening');
  return listener;
}

async function close(listener: Server): Promise<void> {
  const closed = once(listener, 'close');
  listener.close();
  listener.closeAllConnections();
  await closed;
}
