import { join } from 'node:path';
import { Problem, readJson } from '@bank/release';
import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import { ROOT, runFolder } from './paths';
import { logTail, runProgram } from './run-program';
import { type Counts, readJestReport, readPlaywrightReport, reconcile } from './test-reports';

const ONE_PASSED: Counts = { passed: 1, failed: 0 };

type Env = NodeJS.ProcessEnv;
const file = (name: string) => join(runFolder('test'), name);

/** A step of its own that has no tests to count: it passes or it fails. */
export async function once(work: () => Promise<unknown>): Promise<Counts> {
  await work();
  return ONE_PASSED;
}

/** The single commands of a script in the root's package.json, which `npm run` chains. */
export async function commandsOf(script: string): Promise<string[]> {
  const Package = v.object({ scripts: v.record(v.string(), v.string()) });
  const { scripts } = await readJson(join(ROOT, 'package.json'), Package, 'Restore package.json.');
  return scripts[script]?.split('&&').map((command) => command.trim()) ?? [];
}

/** Runs one such command. */
export async function check(command: string, log: string, signal: AbortSignal): Promise<Counts> {
  const [program = '', ...args] = command.split(/\s+/);
  return once(async () => {
    const code = await runProgram(program, args, { log: file(log), signal });
    if (code !== 0) await fail(command, file(log));
  });
}

export function jest(
  config: 'unit' | 'integration',
  signal: AbortSignal,
  env: Env = {},
): Promise<Counts> {
  const report = file(`${config}.json`);
  const args = ['--config', `tooling/jest/${config}.mjs`, '--json', '--outputFile', report];
  return tests({ name: config, program: 'jest', args, report, env, read: readJestReport, signal });
}

export function playwright(signal: AbortSignal, env: Env): Promise<Counts> {
  const report = file('e2e.json');
  return tests({
    name: 'e2e',
    program: 'playwright',
    args: ['test', '--config', 'tooling/e2e/playwright.config.ts', '--reporter', 'list,json'],
    report,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    read: readPlaywrightReport,
    signal,
  });
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
  // The last run's report must not be taken for this one's.
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
  throw new Problem(`${command}:\n\n${await logTail(log, 60)}\n`, `The whole log: ${log}`);
}
