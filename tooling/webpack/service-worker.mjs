import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { initialFiles } from './chunk-files.mjs';
import { compileApart } from './child-script.mjs';

const NAME = 'ServiceWorker';
/** A browser knows its worker by this name: it holds no hash. */
const FILE = 'service-worker.js';
const LATIN = /-latin-wght-normal\.[^/]*woff2$/;
/** Files whose names stay: they are kept by what they hold. */
const NAMED = ['offline.html', 'offline.css'];

/** Compiles the worker, and tells it the files of the first screen, which it fetches ahead. */
export class ServiceWorkerPlugin {
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    compiler.hooks.make.tapPromise(NAME, (compilation) =>
      compileApart(compiler, compilation, { name: NAME, source: this.source, filename: FILE }),
    );
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the names of files have got their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        // The page holds its first script and its style sheet itself.
        const program = initialFiles(compilation).filter((file) => file.endsWith('.js'));
        const fonts = Object.keys(assets).filter((file) => LATIN.test(file));
        const lists = {
          BANK_APP_FILES: [...program, ...fonts].map((file) => `/${file}`),
          BANK_NAMED_FILES: NAMED.map((file) => ({
            url: `/${file}`,
            revision: revisionOf(assets[file]),
          })),
        };
        let text = compilation.getAsset(FILE).source.source().toString();
        for (const [mark, list] of Object.entries(lists)) {
          if (!text.includes(mark)) throw new Error(`${this.source} does not use ${mark}`);
          text = text.replaceAll(mark, JSON.stringify(list));
        }
        compilation.updateAsset(FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function revisionOf(source) {
  return createHash('sha256').update(source.buffer()).digest('hex').slice(0, 16);
}
