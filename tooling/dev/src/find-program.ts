import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the PATH, or of these files, that exists. */
export function findProgram(
  names: readonly string[],
  ...files: readonly (string | undefined)[]
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...files].find((file) => file && existsSync(file));
}
