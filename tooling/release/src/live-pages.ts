import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Environment, SNAPSHOT_INDEX, snapshotFile } from '@bank/contracts';
import { fillEnvironment } from './environment-block';
import { type Bank, readLiveRemotes, readTrust } from './live-remote';
import {
  NOT_FOUND_PAGE,
  SHELL_PAGE,
  writePrerenderedPages,
} from './prerendering/prerendered-pages';
import type { RegistryStore, StoredIndex } from './registry-store';

type Host = {
  /** The folder of the built host site. */
  folder: string;
  environment: Environment;
  originOf(site: string): string;
};

/**
 * Writes everything into the host's site that depends on the live releases: the lowest revision that browsers
 * accept (replay protection), the registry snapshot that they fall back to, and the prerendered pages.
 */
export async function writeLivePages(host: Host, bank: Bank): Promise<void> {
  const { registry, keys } = bank;
  const index = await registry.readIndex();
  const { remotes } = await readLiveRemotes(bank);
  if (index) await writeSnapshot(host.folder, index, registry);
  const environment = {
    ...host.environment,
    registry: {
      ...host.environment.registry,
      floor: index?.revision ?? 0,
      revokedKeys: [...(await readTrust(index, keys)).revokedKeys],
    },
  };
  const page = await readFile(join(host.folder, SHELL_PAGE), 'utf8');
  const filled = fillEnvironment(page, environment);
  for (const name of [SHELL_PAGE, NOT_FOUND_PAGE]) await writeFile(join(host.folder, name), filled);
  await writePrerenderedPages(host, bank.sites, remotes);
}

async function writeSnapshot(
  folder: string,
  index: StoredIndex,
  registry: RegistryStore,
): Promise<void> {
  const put = async (path: string, value: unknown) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  };
  await rm(join(folder, dirname(SNAPSHOT_INDEX)), { recursive: true, force: true });
  await put(SNAPSHOT_INDEX, index);
  for (const name of Object.keys(index.remotes)) {
    const release = await registry.readRelease(name);
    if (!release) continue;
    const { revision, signed, signature, delegation } = release;
    await put(snapshotFile(name), { revision, signed, signature, delegation });
  }
}
