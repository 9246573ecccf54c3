import { sourcesOf } from './chunk-files.mjs';

const NAME = 'FederationIds';
/** The generated source that starts the federation runtime. */
const ENTRY = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/**
 * Assigns fixed ids to the modules that the federation plugin generates, for reproducible builds. Their
 * default ids depend on the absolute path of node_modules.
 */
export class FederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Webpack keeps an id that is already set, and does not reuse it.
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module) {
  if (module.identifier().startsWith('container entry ')) return 'container';
  return sourcesOf(module).some((file) => ENTRY.test(file)) ? 'federation' : null;
}
