import { join } from 'node:path';
import { build } from './build';
import { runCommand } from './command';
import { runFolder } from './paths';
import { step } from './progress';
import { logTail, runProgram } from './run-program';
import { prepareBackend, serveBuild } from './test-backend';
import { readWalkOptions } from './walk-options';

// npm run test:walks: builds and serves the bank, and walks through it at random while its network fails.
await runCommand(async (scope) => {
  const { spec, env } = readWalkOptions(process.argv.slice(2));
  const { signal } = scope;
  const backend = await prepareBackend(signal);
  const folder = runFolder('test');
  await step('Building', () => build({ backend: 'emulators', folder, signal }));
  const served = await serveBuild(backend, scope);
  const log = join(folder, 'walks.log');
  const config = ['--config', 'tooling/e2e/playwright.config.ts', '--project', 'bank'];
  const code = await step('Walking', () =>
    runProgram('playwright', ['test', ...config, '--reporter', 'list', spec], {
      log,
      signal,
      env: { ...served, ...env },
    }),
  );
  await scope.stopAll();
  console.log(`\n${await logTail(log, 120)}\n    The whole log: ${log}\n`);
  return code;
});
