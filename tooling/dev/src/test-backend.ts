import { serveAddedSites } from './added-sites';
import { obtainChromium, obtainHeadlessChromium } from './chromium';
import type { Scope } from './command';
import { seedDemoData } from './demo-data';
import { type EmulatorJars, obtainEmulators } from './emulator-jars';
import { ENGINES, obtainEngines } from './engines';
import { startEmulators } from './emulators';
import {
  assembleBank,
  claimBank,
  emulatorVariables,
  type LocalBank,
  releaseToLocalBank,
} from './local-bank';
import { runFolder } from './paths';
import { siteOrigin } from './ports';
import { startRulesBackend } from './rules-backend';
import { isInShard, type Shard, shardOption } from './test-parts';
import type { TestRun } from './test-run';
import { engineSpecs, jest, once, playwright } from './test-steps';

/** The prerequisites of the browser specs. */
export type Backend = { bank: LocalBank; jars: EmulatorJars; browsers: NodeJS.ProcessEnv };

/** Finds or installs the prerequisites; starts nothing. */
export async function prepareBackend(signal: AbortSignal): Promise<Backend> {
  const bank = await claimBank('test');
  const jars = await obtainEmulators(signal);
  const browsers = {
    CHROMIUM_PATH: await obtainHeadlessChromium(signal),
    BROWSER_PATH: await obtainChromium(signal),
  };
  return { bank, jars, browsers };
}

/** Emulators of their own for the rules and the data access: the documents of many tests slow down every query. */
export async function testRules(run: TestRun, scope: Scope, shard: Shard): Promise<void> {
  let env: NodeJS.ProcessEnv = {};
  const isStarted = await run.step('emulators for the rules', () =>
    once(async () => {
      env = emulatorVariables(await startRulesBackend('npm test', runFolder('rules'), scope));
    }),
  );
  const suite = async (title: string, name: string, args: string[]) => {
    if (!isStarted) return run.notRun(title, 'the emulators did not start');
    const { signal } = scope;
    await run.step(title, () => jest({ config: 'integration', name, args, signal, env }));
  };
  // The first suite often waits for two-second cooldowns. The attacks, a suite of their own so that they are counted
  // separately, use separate projects of the emulator.
  await Promise.all([
    suite('rules and data access', 'integration', [
      ...['--testPathIgnorePatterns', '/attacks/', ...shardOption(shard)],
    ]),
    isInShard('attacks', shard) &&
      suite('attacks on the rules, and what these cover', 'attacks', [
        'tooling/firebase/src/attacks',
      ]),
  ]);
}

/** Serves the build on its own backend, which starts with only the demo data. Returns the specs' environment. */
export async function serveBuild(
  { bank, jars, browsers }: Backend,
  scope: Scope,
): Promise<NodeJS.ProcessEnv> {
  await assembleBank(bank, { isFresh: true });
  await startEmulators({ ...bank, jars }, scope);
  await serveAddedSites(bank, scope);
  await seedDemoData(bank);
  await releaseToLocalBank(bank);
  return {
    ...emulatorVariables(bank),
    BANK_URL: siteOrigin(bank.ports, 'host'),
    BANK_PROJECT: bank.projectId,
    ...browsers,
  };
}

/**
 * Serves the build and runs the browser specs: first those that run in parallel, then those that change the releases,
 * one after the other, and a short walk in each other engine that is there.
 */
export async function testServedBank(
  backend: Backend,
  run: TestRun,
  scope: Scope,
  shard: Shard,
): Promise<void> {
  const title = 'browser specs';
  let env: NodeJS.ProcessEnv = {};
  const isServed = await run.step('serving the build', () =>
    once(async () => {
      env = await serveBuild(backend, scope);
    }),
  );
  if (!isServed) return run.notRun(title, 'the build is not served');
  const e2e = async (name: string, args: string[]) =>
    playwright(name, scope.signal, env, { config: 'tooling/e2e/playwright.config.ts', args });
  await run.step(title, () => e2e('e2e', ['--project=bank', ...shardOption(shard)]));
  if (!isInShard('workload, gallery and releases', shard)) return;
  // The last of a chain of projects.
  await run.step('browser specs of releases', () => e2e('releases', ['--project=development']));
  for (const engine of await obtainEngines(ENGINES, scope.signal)) {
    await run.step(`a walk in ${engine.title}`, () =>
      engineSpecs(engine, 'walk', env, scope.signal),
    );
  }
}
