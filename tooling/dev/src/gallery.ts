import { join } from 'node:path';
import { build } from './build';
import { obtainHeadlessChromium } from './chromium';
import { interrupted, runCommand, type Scope } from './command';
import { serveCompiled } from './dev-servers';
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
  // Next to the ports of a bank that runs at the same base port.
  const port = basePort(process.env, 'BANK_PORT', 3000) + 60;
  await checkPorts([{ port, what: 'the gallery' }], 'BANK_PORT');
  const options = { host: LOOPBACK, port, hot: true, static: false, setupExitSignals: false };
  await step('Compiling the gallery', () =>
    serveCompiled(join(ROOT, 'tooling/gallery'), { options, scope }),
  );
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
