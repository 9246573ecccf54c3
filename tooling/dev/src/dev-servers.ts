import { join } from 'node:path';
import type { Environment } from '@bank/contracts';
import { HOST } from '@bank/release';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';
import type { Scope } from './command';
import { DevPagePlugin } from './dev-page-plugin';
import { LastGoodBuildPlugin } from './last-good-build';
import { ROOT } from './paths';
import { LOOPBACK } from './ports';

/** A site that is compiled on every source change. */
export type DevSite = { name: string; port: number };

/**
 * Serves the host and the named remotes from memory, each at its own origin and with hot reload,
 * all in this process. Resolves after the first compilation of each; compile errors are shown and
 * do not stop the server. `root` is the repository, or a copy of the served sources.
 */
export async function startDevServers(
  sites: readonly DevSite[],
  environment: Environment,
  scope: Scope,
  root = ROOT,
): Promise<void> {
  // Read by tooling/webpack when the configurations below are imported.
  process.env.BANK_DEV = '1';
  process.env.BANK_BACKEND = 'emulators';
  for (const site of sites) {
    scope.signal.throwIfAborted();
    await startDevServer(site, environment, scope, root);
  }
}

async function startDevServer(
  { name, port }: DevSite,
  environment: Environment,
  scope: Scope,
  root: string,
): Promise<void> {
  const plugins = [new LastGoodBuildPlugin()];
  await serveCompiled(join(root, name === HOST ? HOST : join('remotes', name)), {
    plugins: name === HOST ? [...plugins, new DevPagePlugin(environment)] : plugins,
    options: options(name, port),
    scope,
  });
}

/** Serves the package in `folder` from memory. Resolves after the first compilation. */
export async function serveCompiled(
  folder: string,
  run: { plugins?: readonly WebpackPluginInstance[]; options: ServerOptions; scope: Scope },
): Promise<void> {
  const module: unknown = await import(join(folder, 'webpack.config.mjs'));
  const compiler = webpack((module as { default: Configuration }).default);
  if (!compiler) throw new Error(`webpack returned no compiler for the configuration of ${folder}`);
  for (const plugin of run.plugins ?? []) plugin.apply(compiler);
  const compiled = new Promise<void>((resolve, reject) => {
    compiler.hooks.done.tap('serveCompiled', () => resolve());
    compiler.hooks.failed.tap('serveCompiled', reject);
  });
  const server = new WebpackDevServer(run.options, compiler);
  run.scope.started({ stop: () => server.stop(), force: () => undefined });
  await Promise.all([server.start(), compiled]);
}

function options(name: string, port: number): ServerOptions {
  return {
    host: LOOPBACK,
    port,
    hot: true,
    static: false,
    allowedHosts: ['localhost'],
    headers: { 'Access-Control-Allow-Origin': '*' },
    historyApiFallback: name === HOST,
    // The default would end this process while the emulators still run.
    setupExitSignals: false,
    client: {
      // Each remote shows its own compile errors. Runtime errors reach every client on the page, so
      // only the host's client shows them.
      overlay: { errors: true, warnings: false, runtimeErrors: name === HOST },
      // The page belongs to the host, so a remote's client must name its own server.
      webSocketURL: `ws://localhost:${port}/ws`,
      logging: 'warn',
    },
  };
}
