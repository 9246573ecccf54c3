import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IS_INSTALLED = /[\\/]node_modules[\\/]/;
// Nx ignores tests, too: after a change of one, it restores an earlier build from its cache.
const IS_TEST = /\.test\.tsx?$/;
const OWN_FILES = ['package.json', 'remote.json', 'webpack.config.mjs'];

/**
 * Returns the SHA-256 of each file of the repository that the build of a remote depends on, by path: its
 * own files, the modules of other packages in the bundle, the bundler's configuration, and the lock
 * file, which represents the installed packages.
 */
export async function hashSources(compilation, directory) {
  const listed = [
    ...OWN_FILES.map((name) => join(directory, name)),
    ...(await filesIn(join(directory, 'src'))),
    ...(await filesIn(join(ROOT, 'tooling/webpack'))),
    ...compiledFiles(compilation),
    join(ROOT, 'package-lock.json'),
  ];
  const hashed = [...new Set(listed)].sort().map(async (file) => {
    // The resolver also depends on folders, and a package may lack one of its files.
    const isFile = await stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return [];
    const hash = createHash('sha256').update(await readFile(file));
    return [[relative(ROOT, file).split(sep).join('/'), hash.digest('hex')]];
  });
  return Object.fromEntries((await Promise.all(hashed)).flat());
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IS_INSTALLED.test(file));
}

/** The files that the modules were resolved to and made from, including those that loaders have read. */
function compiledFiles(compilation) {
  // Webpack itself adds the files of the modules only after the last asset.
  compilation.summarizeDependencies();
  const files = [...compilation.fileDependencies];
  // The resolver also reads the root's package.json, on which no build depends.
  const isPart = (file) => file.startsWith(ROOT) && join(dirname(file), sep) !== ROOT;
  return files.filter((file) => isPart(file) && !IS_INSTALLED.test(file));
}
