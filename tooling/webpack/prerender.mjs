import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { buildOnce } from './build-once.mjs';
import { chunkFilesOf, sourcesOf } from './chunk-files.mjs';

/**
 * Prerenders pages of the package: writes `prerendered.json` with what `prerender()` of `entry` returns, such as
 * the HTML by path, and the list of style sheets: those of the modules of `screens`, by path suffix, or those that
 * `entry` imports. The sources are compiled a second time, for Node.
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
      compilation.hooks.processAssets.tapPromise({ name: 'Prerender', stage }, async () => {
        const { content, imported } = await prerendered(this);
        const files =
          this.screens?.flatMap((screen) => chunkFilesOf(compilation, screen)) ??
          filesWith(compilation, imported);
        const styles = [...new Set(files)].filter(isStyleSheet);
        const text = `${JSON.stringify({ ...content, styles })}\n`;
        compilation.emitAsset('prerendered.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

const isStyleSheet = (file) => file.endsWith('.css');

/** The files of as few chunks as needed to contain each of these sources; several chunks may contain the same one. */
function filesWith(compilation, sources) {
  const missing = new Set(sources);
  const withSources = [...compilation.chunks].map((chunk) => {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
    return { chunk, contained: modules.flatMap(sourcesOf).filter((file) => sources.has(file)) };
  });
  withSources.sort((a, b) => b.contained.length - a.contained.length);
  return withSources.flatMap(({ chunk, contained }) => {
    const isNeeded = contained.some((file) => missing.has(file));
    contained.forEach((file) => missing.delete(file));
    return isNeeded ? [...chunk.files] : [];
  });
}

/** What `prerender()` returns, and the style sheets that it imports. */
async function prerendered({ name, directory, entry }) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-prerender-'));
  try {
    const { compilation } = await buildOnce(nodeConfig({ name, directory, entry }, folder));
    const imported = [...compilation.modules].flatMap(sourcesOf).filter(isStyleSheet);
    const { prerender } = createRequire(join(folder, 'x.cjs'))('./prerender.cjs');
    return { content: await prerender(), imported: new Set(imported) };
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
