import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { chunkFilesOf, initialFiles } from './chunk-files.mjs';
import { compileStandalone } from './compile-standalone.mjs';

const NAME = 'ServiceWorker';
/** Without a content hash: the URL of a service worker must not change. */
const FILE = 'service-worker.js';
const LATIN = /-latin-wght-normal\.[^/]*woff2$/;
/** Precached files without a hash in their names; a revision identifies their content. */
const UNHASHED = ['offline.html', 'offline.css'];

/** Loaded on demand, but needed when nothing can be loaded. */
const OFFLINE_MODULES = ['host/src/offline/offline-banner.tsx'];

/** Compiles the service worker and injects its precache manifest: the files of the first screen and the offline banner. */
export class ServiceWorkerPlugin {
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    compiler.hooks.make.tapPromise(NAME, (compilation) =>
      compileStandalone(compiler, compilation, { name: NAME, source: this.source, filename: FILE }),
    );
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // At this stage, file names have their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        // The first script and the style sheet are inlined in the page.
        const scripts = initialFiles(compilation).filter((file) => file.endsWith('.js'));
        const offline = OFFLINE_MODULES.flatMap((module) => chunkFilesOf(compilation, module));
        const loaded = offline.filter((file) => /\.(js|css)$/.test(file));
        const fonts = Object.keys(assets).filter((file) => LATIN.test(file));
        const lists = {
          BANK_APP_FILES: [...scripts, ...loaded, ...fonts].map((file) => `/${file}`),
          BANK_NAMED_FILES: UNHASHED.map((file) => ({
            url: `/${file}`,
            revision: revisionOf(assets[file]),
          })),
        };
        let text = compilation.getAsset(FILE).source.source().toString();
        for (const [placeholder, list] of Object.entries(lists)) {
          if (!text.includes(placeholder))
            throw new Error(
              `${this.source} must use ${placeholder} once for the precache manifest`,
            );
          text = text.replaceAll(placeholder, JSON.stringify(list));
        }
        compilation.updateAsset(FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function revisionOf(source) {
  return createHash('sha256').update(source.buffer()).digest('hex').slice(0, 16);
}
