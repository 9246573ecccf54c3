import { existsSync, readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, isDevelopment } from './base.mjs';
import { BuildInfoPlugin, remoteBuildInfo } from './build-info.mjs';
import { CHUNK_LIMITS } from './chunk-limits.mjs';
import { FederationIdsPlugin } from './federation-ids.mjs';
import { BUILD_TAG, ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { rangesOf, consumedWithOwnReact, consumedFromHost } from './sharing.mjs';

/** The exposed module. */
const EXPOSED = 'src/app.tsx';
/** Renders the HTML of a remote's public pages at build time. */
const PRERENDERED = 'src/prerender.tsx';

/**
 * The complete webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`.
 * With `ownReact` the remote bundles its own version of React.
 */
export function remoteConfig(directory, { ownReact = false } = {}) {
  const shared = ownReact ? consumedWithOwnReact : consumedFromHost;
  const { name } = JSON.parse(readFileSync(`${directory}/remote.json`, 'utf8'));
  const base = baseConfig(name, directory);
  return {
    ...base,
    // The only entry is the federation container: a remote has no page.
    entry: {},
    output: {
      ...base.output,
      uniqueName: isDevelopment ? base.output.uniqueName : `${base.output.uniqueName}_${BUILD_TAG}`,
      crossOriginLoading: 'anonymous',
      // Webpack's own timeout also ends when a computer wakes up; the chunk is then requested again.
      chunkLoadTimeout: 2 * CHUNK_LIMITS.timeout,
    },
    // What two screens share has a chunk of its own from this size: smaller ones compress better with their screens.
    optimization: { ...base.optimization, splitChunks: { minSize: 22_000 } },
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
          // The host provides the federation runtime core, which saves 13 KB per remote entry.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      // Not in development, where chunks change constantly.
      ...(isDevelopment ? [] : [new ChunkIntegrityPlugin()]),
      // Remotes with public pages are prerendered.
      ...(!isDevelopment && existsSync(`${directory}/${PRERENDERED}`)
        ? [new PrerenderPlugin(name, directory, `./${PRERENDERED}`)]
        : []),
      new BuildInfoPlugin(
        remoteBuildInfo({ name, directory, exposed: EXPOSED, requires: rangesOf(shared) }),
      ),
    ],
  };
}
