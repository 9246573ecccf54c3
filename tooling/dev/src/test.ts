import { measureBundles } from '@bank/bench/size';
import { CommandError } from '@bank/release';
import { build } from './build';
import { runCommand, type Scope } from './command';
import { ROOT, runFolder } from './paths';
import { obtainHeadlessChromium } from './chromium';
import { type Backend, prepareBackend, testRules, testServedBank } from './test-backend';
import { type Changes, findChanges, narrow } from './affected';
import { isInShard, readTestOptions, shardOption, type TestOptions } from './test-parts';
import { TestRun } from './test-run';
import { check, commandsOf, jest, once, playwright, workload } from './test-steps';

// npm test: sets up and runs all tests. `npm test -- --only unit,lint` runs some of them, and
// `npm test -- --affected` what the changes of this branch affect, without emulators and browsers; `npm test --
// --shard 1/2` is one of two parts of about the same duration, for two machines.
await runCommand(async (scope) => {
  const options = readTestOptions(process.argv.slice(2));
  const changes = options.isAffected ? await findChanges(ROOT) : undefined;
  const run = new TestRun(scope.signal);
  await runParts(options, run, scope, changes);
  await scope.stopAll();
  const { passed, failed } = run.total();
  const lines = [run.table(), run.failures().join('\n'), `${passed} passed, ${failed} failed`];
  console.log(`\n${lines.filter(Boolean).join('\n\n')}`);
  return failed > 0 ? 1 : 0;
});

async function runParts(
  options: TestOptions,
  run: TestRun,
  scope: Scope,
  changes?: Changes,
): Promise<void> {
  const { parts, shard } = options;
  let backend: Backend | undefined;
  const isReady = await run.step('set-up', () =>
    once(async () => {
      if (parts.has('e2e')) backend = await prepareBackend(scope.signal);
    }),
  );
  if (!isReady) return;

  // Two parallel lanes for two cores; timing-sensitive browser tests run alone afterwards.
  const [isBuilt] = await Promise.all([
    testAndBuild(options, run, scope.signal, changes),
    readSourcesAndWork(options, run, scope, changes),
  ]);
  if (backend && isBuilt) await testServedBank(backend, run, scope, shard);
  else if (backend) await run.notRun('browser specs', 'the build failed');
}

async function testAndBuild(
  { parts, shard }: TestOptions,
  run: TestRun,
  signal: AbortSignal,
  changes?: Changes,
): Promise<boolean> {
  const args = [...shardOption(shard), ...(changes ? ['--changedSince', changes.base] : [])];
  if (parts.has('unit')) await run.step('unit tests', () => jest({ config: 'unit', signal, args }));
  const builds = parts.has('build') || parts.has('e2e');
  const isBuilt =
    !builds ||
    (await run.step('production build', () =>
      once(() => build({ backend: 'emulators', folder: runFolder('test'), signal })),
    ));
  if (isBuilt && builds) await run.step('size of the pages', () => once(checkSizes));
  if (parts.has('gallery') && isInShard('workload, gallery and releases', shard)) {
    await testGallery(run, signal);
  }
  return isBuilt;
}

async function checkSizes(): Promise<void> {
  const problems = await measureBundles(ROOT);
  if (problems.length > 0) throw new CommandError(problems.join('\n'), 'See: npm run size');
}

/** Screenshot and interaction tests of the components, in a browser without a bank. */
async function testGallery(run: TestRun, signal: AbortSignal): Promise<void> {
  const isBuilt = await run.step('gallery build', () =>
    once(() => build({ backend: 'emulators', folder: runFolder('test'), signal }, ['gallery'])),
  );
  if (!isBuilt) return run.notRun('gallery', 'its build failed');
  await run.step('gallery', async () =>
    playwright('gallery', signal, { CHROMIUM_PATH: await obtainHeadlessChromium(signal) }),
  );
}

async function readSourcesAndWork(
  { parts, shard }: TestOptions,
  run: TestRun,
  scope: Scope,
  changes?: Changes,
): Promise<void> {
  for (const part of ['typecheck', 'lint'] as const) {
    if (!parts.has(part) || !isInShard('source checks', shard)) continue;
    for (const [index, command] of (await commandsOf(part)).entries()) {
      const narrowed = changes ? narrow(command, changes.files) : command;
      if (narrowed === null) continue;
      await run.step(command, () => check(narrowed, `${part}-${index + 1}.log`, scope.signal));
    }
  }
  if (parts.has('workload') && isInShard('workload, gallery and releases', shard)) {
    await run.step('bank workload', () => workload(scope.signal));
  }
  if (parts.has('integration')) {
    await testRules(run, scope, shard);
    // The browser specs start emulators on the same ports.
    await scope.stopAll();
  }
}
