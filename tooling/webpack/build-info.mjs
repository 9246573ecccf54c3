import webpack from 'webpack';
import { isDevelopment } from './base.mjs';
import { filesOf, dynamicImportGroups, sourcesOf } from './chunk-files.mjs';
import { hasErrors, reportErrors } from './report-errors.mjs';
import { extractPaths } from './extract-paths.mjs';
import { hashSources } from './hash-sources.mjs';

/**
 * Writes `build.json` beside the bundle: metadata that a release needs. `describe` receives the compilation
 * and the file names.
 */
export class BuildInfoPlugin {
  constructor(describe) {
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildInfo', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'BuildInfo', stage }, async (assets) => {
        if (hasErrors(compilation)) return;
        await reportErrors(compilation, 'BuildInfo', async () => {
          const info = await this.describe(compilation, Object.keys(assets));
          const text = `${JSON.stringify(info, null, 2)}\n`;
          compilation.emitAsset('build.json', new webpack.sources.RawSource(text));
        });
      });
    });
  }
}

/** A remote's build metadata; tooling/release compares its remote.json with it. */
export function remoteBuildInfo({ name, directory, exposed, requires }) {
  return async (compilation, files) => {
    const sources = ownModules(compilation, `${directory}/src/`);
    return {
      name,
      entry: files.find((file) => /^remoteEntry\b.*\.js$/.test(file)),
      loads: loadsOf(compilation, `${directory}/${exposed}`),
      exports: exportsOf(compilation, `${directory}/${exposed}`),
      ...(await extractPaths(sources)),
      requires,
      // Not part of the version's hash. A release with --built compares it with the repository.
      ...(!isDevelopment && { sources: await hashSources(compilation, directory) }),
    };
  };
}

/** The package's sources that are part of the bundle. */
function ownModules(compilation, folder) {
  const files = [...compilation.modules].flatMap(sourcesOf);
  return [...new Set(files.filter((file) => file?.startsWith(folder)))].sort();
}

/** The scripts of the exposed module, and of each screen that it imports dynamically. */
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
  const screens = dynamicImportGroups(compilation, exposed).map((group) => filesOf([group]));
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
