import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bank, readLiveRemote, requireRecord } from './live-remote';
import { CommandError } from './command-error';
import type { ReleaseBuild } from './publish';
import { integrityOf, parseVersion, VERSION_FILE } from './version';

/**
 * Downloads the live version of a remote from another stage's bank into `folder`, to be published
 * elsewhere: the same bytes, each compared with the hash in the signed record.
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
      `${file} of ${name} ${live.version} ${bytes ? 'is not what was released' : 'does not answer'}.`,
      'Nothing was changed. Look at the site of the stage it comes from.',
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
