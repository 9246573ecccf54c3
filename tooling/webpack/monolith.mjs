import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { PreloadChunksPlugin } from './preload-chunks.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { preloadModules } from './host-chunks.mjs';
import { InlineCriticalCssPlugin } from './inline-critical-css.mjs';
import { PreloadFontPlugin } from './preload-font.mjs';

const FEDERATION = '@module-federation/enhanced/runtime$';

/**
 * The same app as one build without federation, which `npm run bench` compares with the federated app.
 * Each remote is a lazy chunk. `federation` replaces the federation runtime, `registry` the host's modules
 * that read the registry; `output` is the output folder.
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
      new PreloadChunksPlugin(preloadModules),
      new InlineCriticalCssPlugin(),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
    ],
  };
}

/** The smallest possible page: one script from `directory`, the baseline of the comparison. */
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
