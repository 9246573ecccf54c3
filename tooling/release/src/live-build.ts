import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseVersion } from '@bank/contracts';
import { type Bank, readLiveRemote, requireRecord } from './live-remote';
import { CommandError } from './command-error';
import type { ReleaseBuild } from './publish';
import type { SiteStore } from './site-store';
import { integrityOf, parseVersion, VERSION_FILE } from './version';

/** Opens a released version to read its files; each is compared with its hash in the signed record. */
export async function openReleased(
  sites: SiteStore,
  name: string,
  released: Pick<ReleaseVersion, 'version' | 'files'>,
) {
  const folder = released.version;
  const readVerified = async (file: string, integrity: string | null | undefined) => {
    const bytes = await sites.fetch(name, `${folder}/${file}`);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    throw new CommandError(
      `${file} of ${name} ${folder} ${bytes ? 'differs from the signed release' : 'cannot be downloaded'}.`,
      `Check the site of ${name}, or publish it again.`,
    );
  };
  const text = await readVerified(VERSION_FILE, released.files);
  const version = parseVersion(text.toString(), folder);
  return { version, read: (file: string) => readVerified(file, version.files[file]) };
}

/**
 * Downloads the live version of a remote from another stage into `folder`, to publish the same bytes
 * elsewhere.
 */
export async function downloadLive(
  bank: Bank,
  name: string,
  folder: string,
): Promise<ReleaseBuild> {
  const { live } = requireRecord(await readLiveRemote(bank, name));
  const { version, read } = await openReleased(bank.sites, name, live);
  for (const file of Object.keys(version.files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await read(file));
  }
  return { version, folder, source: live.source };
}
