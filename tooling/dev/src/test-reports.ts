import { stripVTControlCharacters } from 'node:util';
import { readJson } from '@bank/release';
import * as v from 'valibot';

/** The numbers of passed and failed tests, and a line about each failed test that the report names. */
export type Counts = { passed: number; failed: number; failures?: readonly string[] };

const JestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

const Errors = v.array(v.object({ message: v.optional(v.string(), '') }));

const Suite = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        line: v.number(),
        tests: v.array(
          v.object({ status: v.string(), results: v.array(v.object({ errors: Errors })) }),
        ),
      }),
    ),
    [],
  ),
  suites: v.optional(v.array(v.unknown()), []),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: Errors,
  suites: v.array(v.unknown()),
});

const MAX_LENGTH = 300;

/** A failed test in one line: where it is, and the start of its first error. */
function lineOf(where: string, error = ''): string {
  const text = stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim();
  return `${where}: ${text.slice(0, MAX_LENGTH)}`;
}

function failedSpecs(suites: readonly unknown[]): string[] {
  return suites.flatMap((suite) => {
    const { specs, suites: inner } = v.parse(Suite, suite);
    const failed = specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          lineOf(`${file}:${line} ${title}`, results.flatMap(({ errors }) => errors)[0]?.message),
        ),
    );
    return [...failed, ...failedSpecs(inner)];
  });
}

const REMEDY = 'The log of this step says why.';

/** Reads Jest's report; a test file that could not run counts as a failed test. */
export async function readJestReport(file: string): Promise<Counts> {
  const report = await readJson(file, JestReport, REMEDY);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [lineOf(name, message)] : [];
    return failed.map((test) => lineOf(`${name} ${test.fullName}`, test.failureMessages[0]));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
  };
}

/** Reads Playwright's report; a flaky test counts as failed. */
export async function readPlaywrightReport(file: string): Promise<Counts> {
  const { stats, errors, suites } = await readJson(file, PlaywrightReport, REMEDY);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failedSpecs(suites), ...errors.map(({ message }) => lineOf('setup', message))],
  };
}

/**
 * Reconciles the counts with the exit code of the runner: a run that failed without a failed test,
 * or found no test, counts as failed.
 */
export function reconcile(counts: Counts, exitCode: number): Counts {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
