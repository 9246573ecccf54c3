import { serveAddedSites } from './added-sites';
import { obtainChromium, obtainHeadlessChromium } from './chromium';
import { build } from './build';
import { runCommand } from './command';
import { seedDemoData } from './demo-data';
import { obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { assembleBank, claimBank, emulatorVariables, releaseToLocalBank } from './local-bank';
import { runFolder } from './paths';
import { siteOrigin } from './ports';
import { logTail, runProgram } from './run-program';
import { startRulesBackend } from './rules-backend';

await runCommand(async (scope) => {
  const [kind = 'e2e', ...args] = process.argv.slice(2);
  const log = `${runFolder('test')}/zz-${kind}-${Date.now()}.log`;
  if (kind === 'integration') {
    const env = emulatorVariables(await startRulesBackend('npm test', runFolder('rules'), scope));
    const code = await runProgram('jest', ['--config', 'tooling/jest/integration.mjs', ...args], { log, env, signal: scope.signal });
    console.log(await logTail(log, Number(process.env['TAIL'] ?? 60)));
    return code;
  }
  const bank = await claimBank('test');
  const jars = await obtainEmulators(scope.signal);
  const browsers = {
    CHROMIUM_PATH: await obtainHeadlessChromium(scope.signal),
    BROWSER_PATH: await obtainChromium(scope.signal),
  };
  if (process.env['BUILD'] !== '0')
    await build({ backend: 'emulators', folder: runFolder('test'), signal: scope.signal });
  await assembleBank(bank, { isFresh: true });
  await startEmulators({ ...bank, jars }, scope);
  await serveAddedSites(bank, scope);
  await seedDemoData(bank);
  await releaseToLocalBank(bank);
  const env = {
    ...emulatorVariables(bank),
    BANK_URL: siteOrigin(bank.ports, 'host'),
    BANK_PROJECT: bank.projectId,
    ...browsers,
  };
  if (kind === 'serve') {
    console.log(JSON.stringify(env, null, 1));
    await new Promise(() => {});
  }
  const program = kind === 'e2e' ? 'playwright' : args[0]!;
  const list = kind === 'e2e'
    ? ['test', '--config', 'tooling/e2e/playwright.config.ts', '--reporter', 'list,tooling/e2e/src/independence/matrix-reporter.ts,tooling/e2e/src/failure-reporter.ts', ...args]
    : args.slice(1);
  const code = await runProgram(program, list, { log, env, signal: scope.signal });
  console.log(await logTail(log, Number(process.env['TAIL'] ?? 60)));
  return code;
});
