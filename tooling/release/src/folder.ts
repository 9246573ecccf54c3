import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every file below a folder, as sorted paths relative to it. What is hidden is left out, and not even
 * looked into: it is an upload on its way, and may be gone the next moment.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      const inside = await filesBelow(join(folder, entry.name));
      return inside.map((file) => join(entry.name, file));
    });
  return (await Promise.all(found)).flat().sort();
}
