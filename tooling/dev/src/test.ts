import { build } from './build';
import { runCommand, type Scope } from './command';
import { runFolder } from './paths';
import { type Backend, prepareBackend, testServedBank } from './test-backend';
import { type Part, readParts } from './test-parts';
import { TestRun } from './test-run';
import { check, commandsOf, jest, once } from './test-steps';

// npm test: everything, with its own set-up. `npm test -- --only unit,lint` runs a part of it.
await runCommand(async (scope) => {
  const parts = readParts(process.argv.slice(2));
  const run = new TestRun(scope.signal);
  await runParts(parts, run, scope);
  await scope.stopAll();
  const { passed, failed } = run.total();
  console.log(`\n${run.table()}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

async function runParts(parts: ReadonlySet<Part>, run: TestRun, scope: Scope): Promise<void> {
  const isServing = parts.has('integration') || parts.has('e2e');
  let backend: Backend | undefined;
  const isReady = await run.step('set-up', () =>
    once(async () => {
      if (isServing) backend = await prepareBackend(parts, scope.signal);
    }),
  );
  if (!isReady) return;

  // Two lanes for two cores; what measures time, the browser above all, comes after them, alone.
  const [isBuilt] = await Promise.all([
    testAndBuild(parts, isServing, run, scope.signal),
    readSources(parts, run, scope.signal),
  ]);
  if (backend && isBuilt) await testServedBank(backend, parts, run, scope);
  else if (backend) await run.notRun('the tests of the served build', 'the build failed');
}

async function testAndBuild(
  parts: ReadonlySet<Part>,
  isServing: boolean,
  run: TestRun,
  signal: AbortSignal,
): Promise<boolean> {
  if (parts.has('unit')) await run.step('unit tests', () => jest('unit', signal));
  if (!parts.has('build') && !isServing) return true;
  return run.step('production build', () =>
    once(() => build({ backend: 'emulators', folder: runFolder('test'), signal })),
  );
}

async function readSources(
  parts: ReadonlySet<Part>,
  run: TestRun,
  signal: AbortSignal,
): Promise<void> {
  for (const part of ['typecheck', 'lint'] as const) {
    if (!parts.has(part)) continue;
    for (const [index, command] of (await commandsOf(part)).entries()) {
      await run.step(command, () => check(command, `${part}-${index + 1}.log`, signal));
    }
  }
}
