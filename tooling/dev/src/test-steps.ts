import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, readJson } from '@bank/release';
import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { Engine } from './engines';
import { ROOT, runFolder } from './paths';
import { logTail, runProgram } from './run-program';
import { type Counts, readJestReport, readPlaywrightReport, reconcile } from './test-reports';

/** The last three record the matrices of faults and what an engine can't do, and repeat why specs failed. */
const REPORTERS = [
  ...['list', 'json', 'tooling/e2e/src/independence/matrix-reporter.ts'],
  ...['tooling/e2e/src/engines/left-out-reporter.ts', 'tooling/e2e/src/failure-reporter.ts'],
].join(',');

/** Of the workload; `npm run test:nightly` runs a longer one. */
const OPERATIONS = 750;

const ONE_PASSED: Counts = { passed: 1, failed: 0 };

type Env = NodeJS.ProcessEnv;
const file = (name: string) => join(runFolder('test'), name);

/** A step without countable tests: it passes or fails. */
export async function once(work: () => Promise<unknown>): Promise<Counts> {
  await work();
  return ONE_PASSED;
}

/** The individual commands of a script in the root package.json that chains them. */
export async function commandsOf(script: string): Promise<string[]> {
  const Package = v.object({ scripts: v.record(v.string(), v.string()) });
  const { scripts } = await readJson(join(ROOT, 'package.json'), Package, 'Restore package.json.');
  return scripts[script]?.split('&&').map((command) => command.trim()) ?? [];
}

/** V8's young generation, in MB. With the default of 16, ESLint spends a quarter of its time on garbage collection. */
const YOUNG_GENERATION = '--max-semi-space-size=128';

/** Runs one such command. */
export async function check(command: string, log: string, signal: AbortSignal): Promise<Counts> {
  const [program = '', ...args] = command.split(/\s+/);
  const env = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG_GENERATION}` };
  return once(async () => {
    const code = await runProgram(program, args, { log: file(log), signal, env });
    if (code !== 0) await fail(command, file(log));
  });
}

/**
 * The load test `npm run bench:bank` with a short workload: many clients, cut connections, a
 * killed emulator.
 */
export async function workload(signal: AbortSignal): Promise<Counts> {
  const log = 'workload.log';
  const counts = await check(
    `node tooling/dev/bin/run.mjs bench-bank --operations ${OPERATIONS}`,
    log,
    signal,
  );
  console.log(`    ${await logTail(file(log), 1)}`);
  return counts;
}

/**
 * Runs the tests of one Jest configuration, optionally filtered by `paths` and other Jest
 * arguments.
 */
export function jest(run: {
  config: 'unit' | 'integration';
  signal: AbortSignal;
  name?: string;
  args?: readonly string[];
  env?: Env;
}): Promise<Counts> {
  const { config, signal, name = config, args: chosen = [], env = {} } = run;
  const report = file(`${name}.json`);
  const options = ['--json', '--outputFile', report, ...chosen];
  const args = ['--config', `tooling/jest/${config}.mjs`, ...options];
  return tests({ name, program: 'jest', args, report, env, read: readJestReport, signal });
}

/**
 * Runs the specs of one engine: all in `npm run test:engines`, in this order, and the walk in `npm test`. The
 * screenshots come first, because lists show the customers of other specs; the releases change every page.
 */
export const ENGINE_SUITES = ['screens', 'specs', 'releases'] as const;

export function engineSpecs(
  { name, env }: Engine,
  suite: (typeof ENGINE_SUITES)[number] | 'speech' | 'walk',
  served: Env,
  signal: AbortSignal,
  more: readonly string[] = [],
): Promise<Counts> {
  return playwright(
    `${name}-${suite}`,
    signal,
    { ...served, ...env },
    {
      config: 'tooling/e2e/src/engines/engines.config.ts',
      args: ['--project', `${name}-${suite}`, ...more],
    },
  );
}

export async function playwright(
  name: string,
  signal: AbortSignal,
  env: Env,
  { config = `tooling/${name}/playwright.config.ts`, args = [] as readonly string[] } = {},
): Promise<Counts> {
  const report = file(`${name}.json`);
  const cells = file(`${name}-cells.txt`);
  await rm(cells, { force: true });
  const counts = await tests({
    name,
    program: 'playwright',
    args: ['test', '--config', config, '--reporter', REPORTERS, ...args],
    report,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CELLS_FILE: cells,
      LEFT_OUT_FILE: file(`${name}-left-out.txt`),
    },
    read: readPlaywrightReport,
    signal,
  });
  // Prints the matrices of faults.
  if (existsSync(cells)) console.log(`\n${await logTail(cells, 60)}\n`);
  return counts;
}

async function tests(run: {
  name: string;
  program: string;
  args: string[];
  report: string;
  env: Env;
  read(report: string): Promise<Counts>;
  signal: AbortSignal;
}): Promise<Counts> {
  const log = file(`${run.name}.log`);
  // A stale report of the last run must not count.
  await rm(run.report, { force: true });
  const { env, signal } = run;
  const code = await runProgram(run.program, run.args, { log, env, signal });
  const counts = reconcile(
    await run.read(run.report).catch(() => ({ passed: 0, failed: 0 })),
    code,
  );
  if (counts.failed > 0) console.log(`\n${await logTail(log, 80)}\n    (${log})\n`);
  return counts;
}

async function fail(command: string, log: string): Promise<never> {
  throw new CommandError(`${command}:\n\n${await logTail(log, 60)}\n`, `The whole log: ${log}`);
}
