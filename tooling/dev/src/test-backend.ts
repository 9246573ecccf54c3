import { serveAddedSites } from './added-sites';
import { obtainChromium, obtainHeadlessChromium } from './chromium';
import type { Scope } from './command';
import { seedDemoData } from './demo-data';
import { type EmulatorJars, obtainEmulators } from './emulator-jars';
import { startEmulators } from './emulators';
import {
  assembleBank,
  claimBank,
  emulatorVariables,
  type LocalBank,
  releaseToLocalBank,
} from './local-bank';
import { siteOrigin } from './ports';
import type { Part } from './test-parts';
import type { Counts } from './test-reports';
import type { TestRun } from './test-run';
import { INTEGRATION_SUITES, jest, once, playwright } from './test-steps';

/** The prerequisites of the tests against the served bank. */
export type Backend = { bank: LocalBank; jars: EmulatorJars; browsers: NodeJS.ProcessEnv };

/** Finds or installs the prerequisites; starts nothing. */
export async function prepareBackend(
  parts: ReadonlySet<Part>,
  signal: AbortSignal,
): Promise<Backend> {
  const bank = await claimBank('test');
  const jars = await obtainEmulators(signal);
  const browsers = parts.has('e2e') && {
    CHROMIUM_PATH: await obtainHeadlessChromium(signal),
    BROWSER_PATH: await obtainChromium(signal),
  };
  return { bank, jars, browsers: browsers || {} };
}

/**
 * Serves the build on its own backend and runs the integration and browser tests. The backend
 * starts with only the demo data.
 */
export async function testServedBank(
  { bank, jars, browsers }: Backend,
  parts: ReadonlySet<Part>,
  run: TestRun,
  scope: Scope,
): Promise<void> {
  const isServed = await run.step('serving the build', () =>
    once(async () => {
      await assembleBank(bank, { isFresh: true });
      await startEmulators({ ...bank, jars }, scope);
      await serveAddedSites(bank, scope);
      await seedDemoData(bank);
      await releaseToLocalBank(bank);
    }),
  );
  const env = {
    ...emulatorVariables(bank),
    BANK_URL: siteOrigin(bank.ports, 'host'),
    BANK_PROJECT: bank.projectId,
    ...browsers,
  };
  const { signal } = scope;
  const step = (part: Part, title: string, work: () => Promise<Counts>) => {
    if (!parts.has(part)) return undefined;
    return isServed ? run.step(title, work) : run.notRun(title, 'the build is not served');
  };
  const lane = async (suites: typeof INTEGRATION_SUITES) => {
    for (const { title, ...suite } of suites) {
      await step('integration', title, () =>
        jest({ config: 'integration', ...suite, signal, env }),
      );
    }
  };
  // The first suite often waits for two-second cooldowns; the others use separate projects of the
  // emulator.
  await Promise.all([lane(INTEGRATION_SUITES.slice(0, 1)), lane(INTEGRATION_SUITES.slice(1))]);
  await step('e2e', 'browser specs', () => playwright('e2e', signal, env));
}
