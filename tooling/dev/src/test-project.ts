import { join } from 'node:path';
import { obtainHeadlessChromium } from './chromium';
import { runCommand } from './command';
import { emulatorVariables } from './local-bank';
import { runFolder } from './paths';
import { step } from './progress';
import { startRulesBackend } from './rules-backend';
import { mustRun } from './run-program';

// npm run test:project: runs the real `npm run deploy` and `npm run release` against a local fake
// of Firebase's management APIs, while a returning browser, an open tab and new visitors use the
// bank.
await runCommand(async (scope) => {
  const chromium = await obtainHeadlessChromium(scope.signal);
  const bank = await startRulesBackend('npm run test:project', runFolder('project'), scope);
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
