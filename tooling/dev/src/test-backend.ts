import { obtainChromium } from './chromium';
import type { Scope } from './command';
import { seedDemoData } from './demo-data';
import { type EmulatorJars, obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import { assembleBank, claimBank, emulatorVariables, type LocalBank } from './local-bank';
import { runFolder } from './paths';
import { siteOrigin } from './ports';
import type { Part } from './test-parts';
import type { TestRun } from './test-run';
import { jest, once, playwright } from './test-steps';

/** What the tests of the served bank need. */
export type Backend = { bank: LocalBank; jars: EmulatorJars; chromium: string };

/** Obtains all that those tests need, and starts nothing. */
export async function prepareBackend(
  parts: ReadonlySet<Part>,
  signal: AbortSignal,
): Promise<Backend> {
  const bank = await claimBank({
    command: 'npm test',
    folder: runFolder('test'),
    projectId: 'demo-fernhill-test',
    portVariable: 'BANK_TEST_PORT',
    defaultPort: 4300,
  });
  const jars = await obtainEmulators(signal);
  const chromium = parts.has('e2e') ? await obtainChromium(signal) : '';
  return { bank, jars, chromium };
}

/** Serves the build on a backend of its own and tests both; the backend begins empty but for demo data. */
export async function testServedBank(
  { bank, jars, chromium }: Backend,
  parts: ReadonlySet<Part>,
  run: TestRun,
  scope: Scope,
): Promise<void> {
  const isServed = await run.step('serving the build', () =>
    once(async () => {
      await assembleBank(bank);
      await startEmulators({ ...bank, jars }, scope);
      await seedDemoData(bank);
    }),
  );
  const env = {
    ...emulatorVariables(bank),
    BANK_URL: siteOrigin(bank.ports, 'host'),
    BANK_PROJECT: bank.projectId,
    CHROMIUM_PATH: chromium,
  };
  const tests = [
    {
      part: 'integration',
      name: 'rules and data access',
      work: () => jest('integration', scope.signal, env),
    },
    { part: 'e2e', name: 'browser specs', work: () => playwright(scope.signal, env) },
  ] as const;
  for (const { part, name, work } of tests) {
    if (!parts.has(part)) continue;
    await (isServed ? run.step(name, work) : run.notRun(name, 'the build is not served'));
  }
}
