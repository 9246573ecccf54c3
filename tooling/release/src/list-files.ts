import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lists every file below a folder as sorted relative paths. Hidden folders are not read: they are
 * unfinished uploads and may disappear at any time.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      const inside = await listFiles(join(folder, entry.name));
      return inside.map((file) => join(entry.name, file));
    });
  return (await Promise.all(found)).flat().sort();
}
