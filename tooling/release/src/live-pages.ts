import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Environment, SNAPSHOT_INDEX, snapshotFile } from '@bank/contracts';
import { fillEnvironment } from './environment-block';
import { type Bank, readLiveRemotes, revokedKeys } from './live-remote';
import { SHELL_PAGE, writePublicPages } from './public-pages';
import type { RegistryStore } from './registry-store';

type Host = {
  /** The folder of the host's site, assembled. */
  folder: string;
  environment: Environment;
  originOf(site: string): string;
};

/**
 * Writes into the host's site what follows from what is live: the lowest revision that pages accept, the
 * snapshot of the registry that they fall back to, and the public pages.
 */
export async function writeLivePages(host: Host, bank: Bank): Promise<void> {
  const { registry, keys } = bank;
  const index = await registry.readIndex();
  const { remotes } = await readLiveRemotes(bank);
  await writeSnapshot(host.folder, registry);
  const environment = {
    ...host.environment,
    registry: {
      ...host.environment.registry,
      floor: index?.revision ?? 0,
      revokedKeys: [...(await revokedKeys(index, keys.rootKeys))],
    },
  };
  const file = join(host.folder, SHELL_PAGE);
  await writeFile(file, fillEnvironment(await readFile(file, 'utf8'), environment));
  const verified = remotes.filter(({ record }) => record !== null);
  await writePublicPages(host, bank.sites, verified);
}

async function writeSnapshot(folder: string, registry: RegistryStore): Promise<void> {
  const index = await registry.readIndex();
  if (!index) return;
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
