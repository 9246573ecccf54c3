import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRequire } from 'node:module';
import { appCheckKey, baseConfig, isDevelopment } from './base.mjs';
import { BuildInfoPlugin } from './build-info.mjs';
import { PreloadChunksPlugin } from './preload-chunks.mjs';
import { FederationIdsPlugin } from './federation-ids.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { authScreens, preloadModules, hostChunks } from './host-chunks.mjs';
import { HOST_ROUTES } from './host-routes.mjs';
import { InlineCriticalCssPlugin } from './inline-critical-css.mjs';
import { PreloadFontPlugin } from './preload-font.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { ServiceWorkerPlugin } from './service-worker.mjs';
import { providedByHost, versionsOf } from './sharing.mjs';

const require = createRequire(import.meta.url);
// The ES module build: the federation option would use the CommonJS build and bundle the runtime twice.
const runtimeCore = require
  .resolve('@module-federation/inject-external-runtime-core-plugin')
  .replace(/index\.cjs$/, 'index.js');

const CHUNKS = {
  cacheGroups: {
    // What the app needs to start, which most releases of the host leave unchanged.
    libraries: {
      test: /[\\/]node_modules[\\/](react|react-dom|react-hot-toast|react-router|scheduler)[\\/]/,
      name: 'libraries',
      chunks: 'initial',
      enforce: true,
    },
    // What several shared modules need: too small to be split by itself, each would have a copy.
    session: {
      test: /[\\/]shared[\\/]firebase[\\/]src[\\/](auth|errors|project|stored-user)\.ts$/,
      name: 'session',
      chunks: 'async',
      enforce: true,
    },
  },
};

/** The complete webpack configuration of the host. Remotes are registered at run time, not here. */
export function hostConfig(directory) {
  const base = baseConfig('host', directory);
  return {
    ...base,
    // In development the host uses react/jsx-dev-runtime: this entry shares the production JSX runtime
    // with remotes that are production builds.
    entry: { main: isDevelopment ? ['react/jsx-runtime', './src/main.tsx'] : './src/main.tsx' },
    // Absolute URLs: the host is served from the root, and routes have any depth.
    output: { ...base.output, publicPath: '/' },
    optimization: { ...base.optimization, ...(!isDevelopment && { splitChunks: CHUNKS }) },
    plugins: [
      ...base.plugins,
      new FederationIdsPlugin(),
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
        scriptLoading: 'defer',
      }),
      new PreloadFontPlugin(),
      new FirstScriptPlugin('./src/first-script.ts'),
      new PreloadChunksPlugin(preloadModules),
      ...(isDevelopment
        ? []
        : [
            new InlineCriticalCssPlugin(),
            new PrerenderPlugin(
              'host',
              directory,
              './src/prerendering/prerender.tsx',
              Object.values(authScreens).flat(),
            ),
            new ServiceWorkerPlugin('./src/service-worker.ts'),
          ]),
      // Files with well-known URLs: robots.txt, icons, the web manifest.
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new BuildInfoPlugin((compilation) => ({
        name: 'host',
        provides: versionsOf(providedByHost),
        routes: HOST_ROUTES,
        loads: hostChunks(compilation),
        ...(appCheckKey && { hasAppCheck: true }),
      })),
    ],
  };
}
