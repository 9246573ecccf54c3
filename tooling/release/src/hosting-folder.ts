import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HostingFiles } from './hosting-api';
import { jsonText } from './json-file';
import { CommandError } from './command-error';
import type { Build } from './site-store';
import { integrityOf, VERSION_FILE } from './version';

const compress = promisify(gzip);

/** Compresses a build as Hosting stores it: hashes by path, and compressed contents by hash. */
export async function compressFolder({ version, folder }: Build) {
  const files = new Map<string, string>();
  const contents = new Map<string, Buffer>();
  const add = async (file: string, content: string | Buffer) => {
    const compressed = await compress(content, { level: 9 });
    const hash = createHash('sha256').update(compressed).digest('hex');
    files.set(`/${version.version}/${file}`, hash);
    contents.set(hash, compressed);
  };
  for (const [file, integrity] of Object.entries(version.files)) {
    const content = await readFile(join(folder, file));
    if (integrityOf(content) !== integrity) {
      throw new CommandError(
        `${join(folder, file)} has changed since it was built.`,
        'Build it again.',
      );
    }
    await add(file, content);
  }
  await add(VERSION_FILE, jsonText(version));
  return { files, contents };
}

/**
 * Throws if a deployed folder differs from the build. Another machine may have compressed the same file
 * to different bytes, so files with different hashes are downloaded and compared.
 */
export async function assertUnchangedFiles(
  { version }: Build,
  deployed: HostingFiles,
  built: HostingFiles,
  fetchFile: (path: string) => Promise<Buffer | null>,
): Promise<void> {
  for (const path of new Set([...deployed.keys(), ...built.keys()])) {
    if (deployed.get(path) === built.get(path)) continue;
    const file = path.slice(`/${version.version}/`.length);
    const bytes = deployed.has(path) && built.has(path) ? await fetchFile(path.slice(1)) : null;
    const isEqual =
      bytes &&
      (file === VERSION_FILE
        ? bytes.toString() === jsonText(version)
        : integrityOf(bytes) === version.files[file]);
    if (isEqual) continue;
    throw new CommandError(
      `${path} was changed after it was deployed as ${version.version}.`,
      'Find out who changed the site, remove that version, and publish again.',
    );
  }
}
