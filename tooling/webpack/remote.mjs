import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, isDevelopment } from './base.mjs';
import { BuildFactsPlugin } from './build-facts.mjs';
import { takenFromHost } from './sharing.mjs';

/** The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
export function remoteConfig(directory) {
  const { name } = JSON.parse(readFileSync(`${directory}/remote.json`, 'utf8'));
  const base = baseConfig(name, directory);
  return {
    ...base,
    // Nothing but the federation entry: a remote has no page of its own.
    entry: {},
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: base.output.uniqueName,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:16].js',
        exposes: { './app': './src/app.tsx' },
        shared: takenFromHost,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          asyncStartup: true,
          // The host brings the federation runtime's core: 13 KB less in every remote's entry.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new BuildFactsPlugin(name),
    ],
  };
}
