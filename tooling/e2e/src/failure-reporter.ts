import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MAX_LINES = 12;

/** The title of a failed spec, its duration and the start of its first error. */
export function summaryOf(title: string, seconds: number, error: string): string {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, MAX_LINES);
  return [`${title} (${seconds} s)`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * Repeats at the very end why each spec failed. `npm test` prints the end of the log only, and the
 * contents of the failed pages make the other reporters' output long.
 */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes a reporter as the default export.
export default class FailureReporter implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    if (status === 'skipped' || status === test.expectedStatus) return;
    const [first] = errors;
    const error = first?.message ?? first?.value ?? status;
    this.#failures.push(summaryOf(test.title, Math.round(duration / 1000), error));
  }

  onEnd(): void {
    if (this.#failures.length > 0) console.log(`\n${this.#failures.join('\n\n')}\n`);
  }

  printsToStdio(): boolean {
    // Another reporter prints the individual tests.
    return false;
  }
}
