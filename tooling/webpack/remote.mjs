import { existsSync, readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, isDevelopment } from './base.mjs';
import { BuildFactsPlugin, remoteFacts } from './build-facts.mjs';
import { CHUNK_LIMITS } from './chunk-limits.mjs';
import { FederationIdsPlugin } from './federation-ids.mjs';
import { BUILD_TAG, GuardedChunksPlugin } from './guarded-chunks.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { rangesOf, takenBesideReact, takenFromHost } from './sharing.mjs';

/** The one module that a remote exposes. */
const EXPOSED = 'src/app.tsx';

/**
 * The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * With `ownReact` it bundles the React that it depends on, of whichever major version.
 */
export function remoteConfig(directory, { ownReact = false } = {}) {
  const shared = ownReact ? takenBesideReact : takenFromHost;
  const { name } = JSON.parse(readFileSync(`${directory}/remote.json`, 'utf8'));
  const base = baseConfig(name, directory);
  return {
    ...base,
    // Nothing but the federation entry: a remote has no page of its own.
    entry: {},
    output: {
      ...base.output,
      uniqueName: isDevelopment ? base.output.uniqueName : `${base.output.uniqueName}_${BUILD_TAG}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LIMITS.answer,
    },
    plugins: [
      ...base.plugins,
      new FederationIdsPlugin(),
      new ModuleFederationPlugin({
        name: base.output.uniqueName,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './app': `./${EXPOSED}` },
        shared,
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
      // A dev server's chunks change all the time.
      ...(isDevelopment ? [] : [new GuardedChunksPlugin()]),
      // A remote that has pages for visitors gives their HTML as well.
      ...(!isDevelopment && existsSync(`${directory}/src/prerender.tsx`)
        ? [new PrerenderPlugin(name, directory)]
        : []),
      new BuildFactsPlugin(
        remoteFacts({ name, directory, exposed: EXPOSED, requires: rangesOf(shared) }),
      ),
    ],
  };
}
