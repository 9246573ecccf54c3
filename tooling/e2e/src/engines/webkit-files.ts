import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file that a test chooses in a file dialog, and returns its path. */
export async function writeImage(name: string, bytes: Buffer): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'bank-upload-')), name);
  await writeFile(file, bytes);
  return file;
}
