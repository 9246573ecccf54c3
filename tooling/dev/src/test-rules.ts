import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command';
import { obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { checkPorts } from './free-ports';
import { emulatorVariables, type LocalBackend } from './local-bank';
import { ROOT } from './paths';
import { basePort, namedPorts, portLayout } from './ports';
import { step } from './progress';
import { configureRules } from './rules-backend';
import { claimRunFolder } from './run-record';
import { mustRun } from './run-program';

const PORT_VARIABLE = 'BANK_TEST_PORT';

// npm run test:rules: runs the rules test suites, the generated attacks and the coverage report,
// then mutation tests that remove each condition in turn. It needs no build: its emulators serve an
// empty site.
await runCommand(async (scope) => {
  const bank: LocalBackend = {
    folder: join(ROOT, '.bank', 'rules'),
    projectId: 'demo-fernhill-test',
    ports: portLayout(basePort(process.env, PORT_VARIABLE, 4300), ['host'], PORT_VARIABLE),
  };
  await mkdir(join(bank.folder, 'site'), { recursive: true });
  await claimRunFolder(bank.folder, 'npm run test:rules');
  await checkPorts(namedPorts(bank.ports), PORT_VARIABLE);
  const jars = await obtainEmulators(scope.signal);
  await configureRules(bank);
  await step('Starting the emulators', () => startEmulators({ ...bank, jars }, scope));

  Object.assign(process.env, emulatorVariables(bank));
  await step('Running the suites of the rules', () => suites(bank.folder, scope.signal));
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
  const generated = ['--testPathIgnorePatterns', '/(attacks|mutation)/'];
  const args = ['--config', 'tooling/jest/integration.mjs', 'tooling/firebase', ...generated];
  return mustRun('jest', args, {
    log,
    signal,
    remedy: 'Fix the rules, or the expectation of the suite.',
  });
}
