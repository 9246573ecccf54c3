import { join } from 'node:path';
import type { Environment } from '@bank/contracts';
import { HOST } from '@bank/release';
import webpack, { type Configuration } from 'webpack';
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
  const config = await readConfig(root, name);
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack returned no compiler for the configuration of ${name}`);
  new LastGoodBuildPlugin().apply(compiler);
  if (name === HOST) new DevPagePlugin(environment).apply(compiler);
  const compiled = new Promise<void>((resolve, reject) => {
    compiler.hooks.done.tap('startDevServer', () => resolve());
    compiler.hooks.failed.tap('startDevServer', reject);
  });
  const server = new WebpackDevServer(options(name, port), compiler);
  scope.started({ stop: () => server.stop(), force: () => undefined });
  await Promise.all([server.start(), compiled]);
}

async function readConfig(root: string, name: string): Promise<Configuration> {
  const folder = name === HOST ? HOST : join('remotes', name);
  const module: unknown = await import(join(root, folder, 'webpack.config.mjs'));
  return (module as { default: Configuration }).default;
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
