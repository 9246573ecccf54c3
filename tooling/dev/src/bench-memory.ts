import { join } from 'node:path';
import { emulatorVariables } from './local-bank';
import { runFolder } from './paths';
import { step } from './progress';
import { logTail, mustRun } from './run-program';
import { servedBank } from './served-bank';

const MOUNTS = 100;

/** Runs the memory spec of npm test with a hundred mounts of each remote. */
export async function benchMemory(chromium: string, signal: AbortSignal): Promise<number> {
  const bank = await servedBank();
  const log = join(runFolder('bench'), 'memory.log');
  await step(`Mounting each remote ${MOUNTS} times`, () =>
    mustRun(
      'playwright',
      ['test', '--config', 'tooling/e2e/playwright.config.ts', '--reporter=list', 'memory.spec'],
      {
        log,
        signal,
        env: {
          ...emulatorVariables(bank),
          BANK_URL: bank.url,
          BANK_PROJECT: bank.projectId,
          BANK_MOUNTS: String(MOUNTS),
          CHROMIUM_PATH: chromium,
        },
        remedy: 'See tooling/e2e/src/performance/memory.spec.ts.',
      },
    ),
  );
  console.log(`\n${await logTail(log)}\n`);
  return 0;
}
