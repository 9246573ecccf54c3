import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { build } from './build';
import { obtainHeadlessChromium } from './chromium';
import { interrupted, runCommand, type Scope } from './command';
import { checkPorts } from './free-ports';
import { readOptions } from './options';
import { ROOT, runFolder } from './paths';
import { basePort, LOOPBACK } from './ports';
import { step } from './progress';
import { mustRun } from './run-program';

// npm run gallery: serves every component in every state, with hot reload. `--update` retakes the
// reference screenshots that `npm test` compares with.
await runCommand(async (scope) => {
  const { update = false } = readOptions(process.argv.slice(2), ['update']);
  return update ? updatePictures(scope) : serveGallery(scope);
});

async function serveGallery(scope: Scope): Promise<number> {
  // Read by tooling/webpack when the configuration is imported.
  process.env.BANK_DEV = '1';
  const module: unknown = await import(join(ROOT, 'tooling/gallery/webpack.config.mjs'));
  const compiler = webpack((module as { default: Configuration }).default);
  if (!compiler)
    throw new Error('webpack returned no compiler for the configuration of the gallery');
  // Next to the ports of a bank that runs at the same base port.
  const port = basePort(process.env, 'BANK_PORT', 3000) + 60;
  await checkPorts([{ port, what: 'the gallery' }], 'BANK_PORT');
  const options = { host: LOOPBACK, port, hot: true, static: false, setupExitSignals: false };
  const server = new WebpackDevServer(options, compiler);
  await step('Compiling the gallery', async () => {
    const compiled = new Promise<void>((resolve) => {
      compiler.hooks.done.tap('serveGallery', () => resolve());
    });
    await server.start();
    await compiled;
  });
  scope.started({ stop: () => server.stop(), force: () => undefined });
  console.log(`\nReady: http://localhost:${port}\n`);
  await interrupted(scope.signal);
  return 0;
}

async function updatePictures({ signal }: Scope): Promise<number> {
  const folder = runFolder('gallery');
  const chromium = await obtainHeadlessChromium(signal);
  await step('Building the gallery', () =>
    build({ backend: 'emulators', folder, signal }, ['gallery']),
  );
  await step('Taking screenshots', () =>
    mustRun(
      'playwright',
      [
        'test',
        '--config',
        'tooling/gallery/playwright.config.ts',
        'screenshots',
        '--update-snapshots',
      ],
      {
        log: join(folder, 'screenshots.log'),
        signal,
        env: { CHROMIUM_PATH: chromium },
        remedy: 'See tooling/gallery/src/screenshots.spec.ts.',
      },
    ),
  );
  return 0;
}
