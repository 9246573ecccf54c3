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
 * Serves the sites that are added while the bank runs: the Hosting emulator reads its sites only when it
 * starts. A new folder in `sites/` is served on a spare port, with the response headers of a remote, by
 * the same file server as the emulator's, and `origins.json` then names its origin.
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
  // One after the other: two at a time could choose the same port.
  const look = () => (work = work.then(serveNew).catch(report));
  const watcher = watch(sitesIn(folder), () => void look()).on('error', report);
  scope.started({
    stop: async () => {
      watcher.close();
      await work;
      await Promise.all([...added.values()].map(close));
    },
    force: () => undefined,
  });
  // Remotes that were published in an earlier run, and whose sources are gone.
  await look();
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
    `No port from ${ports.logging + 1} on is free for a new site.`,
    'Start the bank again, with another BANK_PORT.',
  );
}

async function serveFolder(folder: string, port: number, config: object): Promise<Server> {
  const spec = {
    ...{ port, hostname: LOOPBACK, compression: true, stack: 'strict', cwd: folder },
    // superstatic changes the configuration that it is given.
    config: structuredClone({ ...config, public: '.' }),
  };
  // Its types know no `regex` in the place of a `source`.
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
