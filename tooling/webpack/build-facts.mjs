import webpack from 'webpack';
import { filesOf, groupsAskedForBy, sourcesOf } from './chunk-files.mjs';
import { hasErrors, reportErrors } from './report-errors.mjs';
import { routesOf } from './routes-of.mjs';

/**
 * Writes `build.json` beside the bundle: what a release must know of it and cannot see in its bytes.
 * `describe` gets the compilation and the names of its files.
 */
export class BuildFactsPlugin {
  constructor(describe) {
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildFacts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildFacts', stage }, async (assets) => {
        if (hasErrors(compilation)) return;
        await reportErrors(compilation, 'BuildFacts', async () => {
          const facts = await this.describe(compilation, Object.keys(assets));
          const text = `${JSON.stringify(facts, null, 2)}\n`;
          compilation.emitAsset('build.json', new webpack.sources.RawSource(text));
        });
      });
    });
  }
}

/** What a remote's build says of itself; the gate of tooling/release holds its remote.json to it. */
export function remoteFacts({ name, directory, exposed, requires }) {
  return async (compilation, files) => ({
    name,
    entry: files.find((file) => /^remoteEntry\b.*\.js$/.test(file)),
    loads: loadsOf(compilation, `${directory}/${exposed}`),
    exports: exportsOf(compilation, `${directory}/${exposed}`),
    routes: await routesOf(ownModules(compilation, `${directory}/src/`)),
    requires,
  });
}

/** The sources that went into the bundle, and not merely lie in the folder. */
function ownModules(compilation, folder) {
  const files = [...compilation.modules].flatMap(sourcesOf);
  return [...new Set(files.filter((file) => file?.startsWith(folder)))].sort();
}

/** Which files come with the exposed module, and which with each screen that it asks for. */
function loadsOf(compilation, exposed) {
  const entries = new Set(compilation.entrypoints.values());
  const isScript = (file) => file.endsWith('.js');
  const app = compilation.chunkGroups.filter(
    (group) =>
      !entries.has(group) &&
      group.chunks.some((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
          sourcesOf(module).includes(exposed),
        ),
      ),
  );
  const screens = groupsAskedForBy(compilation, exposed).map((group) => filesOf([group]));
  return {
    app: filesOf(app).filter(isScript),
    screens: screens.map((files) => files.filter(isScript)).filter((files) => files.length > 0),
  };
}

function exportsOf(compilation, file) {
  const exposed = [...compilation.modules]
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .find((module) => module.resource === file);
  const provided = exposed && compilation.moduleGraph.getProvidedExports(exposed);
  return Array.isArray(provided) ? [...provided].sort() : [];
}
