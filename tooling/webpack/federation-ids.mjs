import { sourcesOf } from './chunk-files.mjs';

const NAME = 'FederationIds';
/** Where the federation plugin writes the source that starts its runtime in a bundle. */
const ENTRY = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/**
 * Gives the modules that the federation plugin generates fixed ids. It names the file of one after a
 * hash of the absolute path of node_modules, and both modules after that file; webpack derives ids
 * from such names. Without this, the same source in another folder builds to another version.
 */
export class FederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Webpack keeps an id that a module already has, and gives it to no other module.
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
