import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { obtainHeadlessChromium } from './chromium';
import { runCommand } from './command';
import { obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import { emulatorVariables, type LocalBackend } from './local-bank';
import { runFolder } from './paths';
import { basePort, namedPorts, portLayout } from './ports';
import { step } from './progress';
import { configureRules } from './rules-backend';
import { claimRunFolder } from './run-record';
import { mustRun } from './run-program';

const PORT_VARIABLE = 'BANK_TEST_PORT';

// npm run test:project: runs the real `npm run deploy` and `npm run release` against a local fake
// of Firebase's management APIs, while a returning browser, an open tab and new visitors use the
// bank.
await runCommand(async (scope) => {
  const bank: LocalBackend = {
    folder: runFolder('project'),
    projectId: 'demo-fernhill-test',
    ports: portLayout(basePort(process.env, PORT_VARIABLE, 4300), ['host'], PORT_VARIABLE),
  };
  await mkdir(join(bank.folder, 'site'), { recursive: true });
  await claimRunFolder(bank.folder, 'npm run test:project');
  await checkPorts(namedPorts(bank.ports), PORT_VARIABLE);
  const jars = await obtainEmulators(scope.signal);
  const chromium = await obtainHeadlessChromium(scope.signal);
  await configureRules(bank);
  await step('Starting the emulators', () => startEmulators({ ...bank, jars }, scope));
  await step('Deploying and releasing', () =>
    mustRun('playwright', ['test', '--config', 'tooling/e2e/src/project/project.config.ts'], {
      log: join(bank.folder, 'project.log'),
      signal: scope.signal,
      env: {
        ...emulatorVariables(bank),
        CHROMIUM_PATH: chromium,
        BANK_PROJECT: bank.projectId,
        // The specs get the URLs of the project they deploy to later.
        BANK_URL: 'http://localhost',
      },
      remedy: 'Read what the browser specs print in the log.',
    }),
  );
  return 0;
});
