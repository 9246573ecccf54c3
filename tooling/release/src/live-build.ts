import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bank, readLiveRemote, requireRecord } from './live-remote';
import { CommandError } from './command-error';
import type { ReleaseBuild } from './publish';
import { integrityOf, parseVersion, VERSION_FILE } from './version';

/**
 * Downloads the live version of a remote from another stage into `folder`, to publish the same bytes
 * elsewhere. Each file is compared with its hash in the signed record.
 */
export async function downloadLive(
  bank: Bank,
  name: string,
  folder: string,
): Promise<ReleaseBuild> {
  const { live } = requireRecord(await readLiveRemote(bank, name));
  const read = async (file: string, integrity: string | null) => {
    const bytes = await bank.sites.fetch(name, `${live.version}/${file}`);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    throw new CommandError(
      `${file} of ${name} ${live.version} ${bytes ? 'differs from the signed release' : 'cannot be downloaded'}.`,
      'Nothing was changed. Check the site of the stage that it comes from.',
    );
  };
  const text = await read(VERSION_FILE, live.files);
  const version = parseVersion(text.toString(), live.version);
  for (const [file, integrity] of Object.entries(version.files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await read(file, integrity));
  }
  return { version, folder, source: live.source };
}
