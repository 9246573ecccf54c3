import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { buildOnce } from './build-once.mjs';
import { chunkFilesOf } from './chunk-files.mjs';

/**
 * Prerenders the package's public pages: writes `prerendered.json` with what `prerender()` of `entry` returns,
 * such as the HTML by path, and the list of style sheets: those of the modules of `screens`, by path suffix, or
 * all. The sources are compiled a second time, for Node.
 */
export class PrerenderPlugin {
  constructor(name, directory, entry, screens = null) {
    this.name = name;
    this.directory = directory;
    this.entry = entry;
    this.screens = screens;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Prerender', (compilation) => {
      // At this stage, file names have their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Prerender', stage }, async (assets) => {
        const files =
          this.screens?.flatMap((screen) => chunkFilesOf(compilation, screen)) ??
          Object.keys(assets);
        const styles = [...new Set(files)].filter((file) => file.endsWith('.css'));
        const text = `${JSON.stringify({ ...(await prerendered(this)), styles })}\n`;
        compilation.emitAsset('prerendered.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

async function prerendered({ name, directory, entry }) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-prerender-'));
  try {
    await buildOnce(nodeConfig({ name, directory, entry }, folder));
    const { prerender } = createRequire(join(folder, 'x.cjs'))('./prerender.cjs');
    return await prerender();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nodeConfig({ name, directory, entry }, folder) {
  const base = baseConfig(name, directory, { isForNode: true });
  const require = createRequire(`${directory}/package.json`);
  return {
    ...base,
    entry: { prerender: entry },
    target: 'node20',
    devtool: false,
    output: {
      path: folder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      publicPath: '',
    },
    externals: ({ request }, decide) =>
      // Firebase is loaded on demand, which prerendering never does.
      /^(react(-dom)?|firebase)(\/|$)/.test(request)
        ? decide(null, `commonjs ${require.resolve(request)}`)
        : decide(),
    optimization: { minimize: false },
  };
}
