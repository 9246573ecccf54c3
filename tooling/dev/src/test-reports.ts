import { readJson } from '@bank/release';
import * as v from 'valibot';

/** The numbers of passed and failed tests. */
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

/** Reads Jest's report; a test file that could not run counts as a failed test. */
export async function readJestReport(file: string): Promise<Counts> {
  const report = await readJson(file, JestReport, REMEDY);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Reads Playwright's report; a flaky test counts as failed. */
export async function readPlaywrightReport(file: string): Promise<Counts> {
  const { stats, errors } = await readJson(file, PlaywrightReport, REMEDY);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Reconciles the counts with the exit code of the runner: a run that failed without a failed test,
 * or found no test, counts as failed.
 */
export function reconcile(counts: Counts, exitCode: number): Counts {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
