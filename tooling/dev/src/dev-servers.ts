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

/** One part of the bank that is compiled as its sources change. */
export type DevSite = { name: string; port: number };

/**
 * Serves the host and the named remotes from memory, each at its own origin and with hot reload.
 * All of it runs in this process. Returns when each has been compiled once; errors in the sources are
 * shown, and do not end it. `root` is the repository, or a copy of what is served.
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
  if (!compiler) throw new Error(`webpack made no compiler of the configuration of ${name}`);
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
    // It would end this process while the emulators are still running.
    setupExitSignals: false,
    client: {
      // Each remote shows its own errors of compilation. What is thrown while the page runs is heard
      // by every client on it: the host's shows that, once.
      overlay: { errors: true, warnings: false, runtimeErrors: name === HOST },
      // The page is the host's: a remote's client must ask at the remote's own server.
      webSocketURL: `ws://localhost:${port}/ws`,
      logging: 'warn',
    },
  };
}
