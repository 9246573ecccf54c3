import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRequire } from 'node:module';
import { appCheckKey, baseConfig, isDevelopment } from './base.mjs';
import { BuildFactsPlugin } from './build-facts.mjs';
import { EarlyFilesPlugin } from './early-files.mjs';
import { FederationIdsPlugin } from './federation-ids.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { earlyModules, hostLoads } from './host-facts.mjs';
import { InlineFirstPaintPlugin } from './inline-first-paint.mjs';
import { PreloadFontPlugin } from './preload-font.mjs';
import { PrerenderPlugin } from './prerender.mjs';
import { ServiceWorkerPlugin } from './service-worker.mjs';
import { providedByHost, versionsOf } from './sharing.mjs';

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
    // In development the host's own sources draw with react/jsx-dev-runtime: it provides the other one
    // to the remotes that come from their production builds.
    entry: { main: isDevelopment ? ['react/jsx-runtime', './src/main.tsx'] : './src/main.tsx' },
    // The host owns the origin's root: its files are found from any depth of route.
    output: { ...base.output, publicPath: '/' },
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
      new EarlyFilesPlugin(earlyModules),
      ...(isDevelopment
        ? []
        : [
            new InlineFirstPaintPlugin(),
            new PrerenderPlugin('host', directory),
            new ServiceWorkerPlugin('./src/service-worker.ts'),
          ]),
      // Files that are asked for by a name that everybody knows: robots.txt, icons, the manifest.
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new BuildFactsPlugin((compilation) => ({
        name: 'host',
        provides: versionsOf(providedByHost),
        loads: hostLoads(compilation),
        ...(appCheckKey && { hasAppCheck: true }),
      })),
    ],
  };
}
