import { readJson } from '@bank/release';
import * as v from 'valibot';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

const JestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

const REMEDY = 'The log of this step says why.';

/** What Jest counted; a file that could not even be run counts as a failed test. */
export async function readJestReport(file: string): Promise<Counts> {
  const report = await readJson(file, JestReport, REMEDY);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** What Playwright counted; a test that passes only sometimes has failed. */
export async function readPlaywrightReport(file: string): Promise<Counts> {
  const { stats, errors } = await readJson(file, PlaywrightReport, REMEDY);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The counts that agree with the runner's exit code: one that failed without naming a test, or
 * found no test at all, has not passed.
 */
export function reconcile(counts: Counts, exitCode: number): Counts {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
