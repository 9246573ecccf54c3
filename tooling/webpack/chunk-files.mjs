/**
 * The files of the chunks that come when a module is asked for; none of those that come with the page.
 * Others may bring it along with themselves: of the groups that hold it, the smallest is its own.
 */
export function filesWith(compilation, moduleEnd) {
  const chunks = [...compilation.chunks].filter((chunk) => holds(compilation, chunk, moduleEnd));
  if (chunks.length === 0) throw new Error(`No chunk holds ${moduleEnd}`);
  const groups = chunks
    .flatMap((chunk) => [...chunk.groupsIterable])
    .filter((group) => !group.isInitial())
    .sort((a, b) => a.chunks.length - b.chunks.length);
  return filesOf(groups.slice(0, 1));
}

/** The files that come with the page. */
export function initialFiles(compilation) {
  return filesOf([...compilation.entrypoints.values()]);
}

/** The groups of chunks that a module asks for: one for each of its `import()`. */
export function groupsAskedForBy(compilation, file) {
  return compilation.chunkGroups.filter((group) =>
    group.origins.some(({ module }) => sourcesOf(module).includes(file)),
  );
}

export function filesOf(groups) {
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].sort(byName);
}

/**
 * Orders files by their names without hashes: while a page is written, these are not final yet, and
 * depend on the absolute path of the repository.
 */
function byName(a, b) {
  const [one, two] = [a, b].map((file) => file.replace(/\.[0-9a-f]{8,}\./, '.'));
  if (one === two) return 0;
  return one < two ? -1 : 1;
}

/** A module's file, or those of the modules that were joined into it. */
export function sourcesOf(module) {
  return [module, ...(module?.modules ?? [])].flatMap((each) => each?.resource ?? []);
}

function holds({ chunkGraph }, chunk, end) {
  return [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
    sourcesOf(module).some((file) => file.endsWith(end)),
  );
}
