import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { EarlyFilesPlugin } from './early-files.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { earlyModules } from './host-facts.mjs';
import { InlineFirstPaintPlugin } from './inline-first-paint.mjs';
import { PreloadFontPlugin } from './preload-font.mjs';

const FEDERATION = '@module-federation/enhanced/runtime$';

/**
 * The same bank as one build without federation: what `npm run bench` holds the federated one
 * against. Each remote is a chunk of it, and what several of them need is there once. `federation`
 * replaces the federation's runtime, `registry` the host's modules that read the registry; `output` is
 * where the program is written.
 */
export function monolithConfig({ host, federation, registry, output }) {
  const base = baseConfig('host', host);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: output, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, [FEDERATION]: federation },
    },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/fetch-(index|release)$/, registry),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new PreloadFontPlugin(),
      new FirstScriptPlugin('./src/first-script.ts'),
      new EarlyFilesPlugin(earlyModules),
      new InlineFirstPaintPlugin(),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
    ],
  };
}

/** A page of one script, as it comes from `directory`. */
export function floorConfig({ directory, output }) {
  const base = baseConfig('floor', directory);
  return {
    ...base,
    entry: { main: './main.tsx' },
    output: { ...base.output, path: output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({ template: './index.html', scriptLoading: 'defer' }),
    ],
  };
}
