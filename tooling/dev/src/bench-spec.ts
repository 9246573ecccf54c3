import { join } from 'node:path';
import { runFolder } from './paths';
import { step } from './progress';
import { logTail, mustRun } from './run-program';
import { servedBank, specEnvironment } from './served-bank';

type SpecBench = {
  /** The name of its file below `tooling/e2e/src/performance`. */
  spec: string;
  title: string;
  /** Variables that make the spec measure more than in npm test. */
  env: NodeJS.ProcessEnv;
};

const MOUNTS = 100;

/** The specs of npm test that also measure: a hundred mounts of each remote, and the reads of every screen. */
export const SPEC_BENCHES = {
  memory: {
    spec: 'memory.spec',
    title: `Mounting each remote ${MOUNTS} times`,
    env: { BANK_MOUNTS: String(MOUNTS) },
  },
  reads: { spec: 'reads.spec', title: 'Opening every screen', env: { BANK_READS: 'all' } },
} as const satisfies Record<string, SpecBench>;

/** Runs such a spec on the bank that npm start serves, and prints its log. */
export async function benchSpec(
  { spec, title, env }: SpecBench,
  chromium: string,
  signal: AbortSignal,
): Promise<number> {
  const bank = await servedBank();
  const log = join(runFolder('bench'), `${spec}.log`);
  await step(title, () =>
    mustRun(
      'playwright',
      ['test', '--config', 'tooling/e2e/playwright.config.ts', '--reporter=list', spec],
      {
        log,
        signal,
        env: { ...specEnvironment(bank, chromium), ...env },
        remedy: `See tooling/e2e/src/performance/${spec}.ts.`,
      },
    ),
  );
  console.log(`\n${await logTail(log, 120)}\n`);
  return 0;
}
