import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRequire } from 'node:module';
import { baseConfig } from './base.mjs';
import { providedByHost } from './sharing.mjs';

const require = createRequire(import.meta.url);
// The ES-module build: the CommonJS one that the host's own option would take brings the runtime twice.
const runtimeCore = require
  .resolve('@module-federation/inject-external-runtime-core-plugin')
  .replace(/index\.cjs$/, 'index.js');

/** The whole webpack configuration of the host. Its remotes are registered at run time, none here. */
export function hostConfig(directory) {
  const base = baseConfig('host', directory);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    // The host owns the origin's root: its files are found from any depth of route.
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: base.output.uniqueName,
        shared: providedByHost,
        shareStrategy: 'loaded-first',
        runtimePlugins: [runtimeCore],
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        favicon: './src/favicon.svg',
        scriptLoading: 'defer',
      }),
    ],
  };
}
