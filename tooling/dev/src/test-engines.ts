import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build';
import { runCommand } from './command';
import { readEngineOptions } from './engine-options';
import { obtainEngines } from './engines';
import { obtainOrca } from './orca';
import { runFolder } from './paths';
import { step } from './progress';
import { prepareBackend, serveBuild } from './test-backend';
import { TestRun } from './test-run';
import { ENGINE_SUITES, engineSpecs } from './test-steps';

// npm run test:engines: builds and serves the bank, and runs browser specs in Firefox and WebKit.
await runCommand(async (scope) => {
  const { names, isChosen, update } = readEngineOptions(process.argv.slice(2));
  const { signal } = scope;
  const engines = await obtainEngines(names, signal);
  if (engines.length === 0) {
    console.log('No browser engine besides Chromium can run here: npm test covers Chromium.');
    return isChosen ? 1 : 0;
  }
  const folder = runFolder('test');
  const backend = await prepareBackend(signal);
  await step('Building', () => build({ backend: 'emulators', folder, signal }));
  const served = await serveBuild(backend, scope);
  const run = new TestRun(signal);
  for (const suite of update ? (['screens'] as const) : ENGINE_SUITES) {
    for (const engine of engines) {
      await run.step(`${engine.title}: ${suite}`, () =>
        engineSpecs(engine, suite, served, signal, update ? ['--update-snapshots'] : []),
      );
      const leftOut = join(folder, `${engine.name}-${suite}-left-out.txt`);
      console.log(await readFile(leftOut, 'utf8').catch(() => ''));
    }
  }
  const firefox = engines.find(({ name }) => name === 'firefox');
  const orca = firefox && !update ? await obtainOrca(signal) : undefined;
  if (firefox && orca) {
    await run.step('Firefox: speech of Orca', () =>
      engineSpecs({ ...firefox, env: { ...firefox.env, ...orca } }, 'speech', served, signal),
    );
  }
  for (const { title, limits } of engines) {
    console.log(`\n${title} leaves out:\n${limits.map((limit) => `  – ${limit}`).join('\n')}`);
  }
  await scope.stopAll();
  const { passed, failed } = run.total();
  console.log(`\n${run.table()}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 || (isChosen && engines.length < names.length) ? 1 : 0;
});
