/**
 * The files that a dynamic import of a module loads, without the initial files. Other chunk groups may
 * contain the module too: the smallest group is its own.
 */
export function chunkFilesOf(compilation, moduleEnd) {
  const chunks = [...compilation.chunks].filter((chunk) => holds(compilation, chunk, moduleEnd));
  if (chunks.length === 0)
    throw new Error(`No chunk contains ${moduleEnd}: was the file renamed? Update host-chunks.mjs`);
  const groups = chunks
    .flatMap((chunk) => [...chunk.groupsIterable])
    .filter((group) => !group.isInitial())
    .sort((a, b) => a.chunks.length - b.chunks.length);
  return filesOf(groups.slice(0, 1));
}

/** The files of the entrypoints. */
export function initialFiles(compilation) {
  return filesOf([...compilation.entrypoints.values()]);
}

/** The chunk groups of a module's dynamic imports. */
export function dynamicImportGroups(compilation, file) {
  return compilation.chunkGroups.filter((group) =>
    group.origins.some(({ module }) => sourcesOf(module).includes(file)),
  );
}

export function filesOf(groups) {
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].sort(byName);
}

/**
 * Sorts files by name without the hash, for reproducible builds: at this stage hashes are not final and
 * depend on the absolute path of the repository.
 */
function byName(a, b) {
  const [one, two] = [a, b].map((file) => file.replace(/\.[0-9a-f]{8,}\./, '.'));
  if (one === two) return 0;
  return one < two ? -1 : 1;
}

/** A module's source file, or those of the modules concatenated into it. */
export function sourcesOf(module) {
  return [module, ...(module?.modules ?? [])].flatMap((each) => each?.resource ?? []);
}

function holds({ chunkGraph }, chunk, end) {
  return [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
    sourcesOf(module).some((file) => file.endsWith(end)),
  );
}
