import { join } from 'node:path';
import { runCommand } from './command';
import { emulatorVariables } from './local-bank';
import { runFolder } from './paths';
import { step } from './progress';
import { startRulesBackend } from './rules-backend';
import { mustRun } from './run-program';

// npm run test:rules: runs the rules test suites, the generated attacks and the coverage report,
// then mutation tests that remove each condition in turn. It needs no build: its emulators serve an
// empty site.
await runCommand(async (scope) => {
  const backend = await startRulesBackend('npm run test:rules', runFolder('rules'), scope);

  Object.assign(process.env, emulatorVariables(backend));
  await step('Running the suites of the rules', () => suites(backend.folder, scope.signal));
  // Imported after the environment variables are set, because the module reads the emulators'
  // addresses.
  const { reportOnRules } = await import('@bank/backend/rules-report');
  const lines: string[] = [];
  const code = await step('Attacking and mutating the rules', () =>
    reportOnRules((line) => lines.push(line)),
  );
  await scope.stopAll();
  console.log(`\n${lines.join('\n')}`);
  return code;
});

/** Runs the hand-written suites; the report runs and counts the generated ones. */
function suites(folder: string, signal: AbortSignal): Promise<void> {
  const log = join(folder, 'suites.log');
  const generated = ['--testPathIgnorePatterns', '/attacks/'];
  const args = ['--config', 'tooling/jest/integration.mjs', 'tooling/firebase', ...generated];
  return mustRun('jest', args, {
    log,
    signal,
    remedy: 'Fix the rules, or the expectation of the suite.',
  });
}
