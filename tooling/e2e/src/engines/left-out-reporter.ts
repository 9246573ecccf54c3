import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation of a part of a test that an engine cannot run. */
export const LEFT_OUT = 'left out';

/** Prints what the specs left out in this engine, each with its reason, and writes it to LEFT_OUT_FILE. */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes a reporter as the default export.
export default class LeftOutReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    for (const { type, description = 'no reason given' } of annotations) {
      if (type === LEFT_OUT) this.#lines.push(`${test.title}: ${description}`);
      else if (status === 'skipped' && type === 'skip')
        this.#lines.push(`${test.title}: ${description}`);
    }
  }

  onEnd(): void {
    const text = this.#lines.map((line) => `    – left out: ${line}\n`).join('');
    if (text) console.log(`\n${text}`);
    if (process.env['LEFT_OUT_FILE']) writeFileSync(process.env['LEFT_OUT_FILE'], text);
  }

  printsToStdio(): boolean {
    // Another reporter prints the individual tests.
    return false;
  }
}
