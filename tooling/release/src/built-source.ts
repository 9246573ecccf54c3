import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error';
import { readJson } from './json-file';
import { sha256, type Source } from './source';

const BuiltSources = v.object({
  /** SHA-256 by path; absent in builds that were made before it was recorded. */
  sources: v.optional(v.record(v.string(), v.string())),
});

/**
 * Compares the sources that the build in `folder` was made from, which its build.json lists, with the
 * files of the repository. Returns the source to record: dirty if they differ. Throws a CommandError
 * that lists the differences, unless they are allowed.
 */
export async function assertBuiltFromSource(
  root: string,
  folder: string,
  source: Source,
  allowDirty: boolean,
): Promise<Source> {
  const remedy = 'Leave out --built to build it from the current files, or pass --allow-dirty.';
  const { sources } = await readJson(join(folder, 'build.json'), BuiltSources, remedy);
  const changed = sources && (await changedFiles(root, sources));
  if (changed?.length === 0) return source;
  if (allowDirty) return { ...source, isDirty: true };
  const built = relative(root, folder);
  throw new CommandError(
    changed
      ? `${built} was built from other files than those of commit ${source.commit.slice(0, 12)}. These differ:\n\n${changed.map((file) => `    ${file}`).join('\n')}\n`
      : `${built} does not say from which files it was built.`,
    remedy,
  );
}

async function changedFiles(root: string, sources: Readonly<Record<string, string>>) {
  const compared = Object.entries(sources).map(async ([file, hash]) => {
    const content = await readFile(join(root, file)).catch(() => null);
    return content && sha256(content) === hash ? [] : [file];
  });
  return (await Promise.all(compared)).flat();
}
