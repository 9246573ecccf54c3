import { CommandError } from '@bank/release';
import { describeError, seconds } from './progress';
import type { Counts } from './test-reports';

type Result = Counts & { name: string; duration: number };

/** Collects the results of a test run. A failed step skips only the steps that depend on it. */
export class TestRun {
  readonly #results: Result[] = [];

  constructor(private readonly signal: AbortSignal) {}

  /**
   * Runs one step; an exception is shown and counts as one failure. Returns whether everything
   * passed.
   */
  async step(name: string, work: () => Promise<Counts>): Promise<boolean> {
    const start = performance.now();
    console.log(`  … ${name}`);
    const counts = await work().catch((error: unknown) => {
      this.signal.throwIfAborted();
      console.log(`\n${describeError(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    const duration = performance.now() - start;
    this.#results.push({ name, duration, ...counts });
    const ok = counts.failed === 0;
    console.log(`  ${ok ? '✓' : '✗'} ${name} (${seconds(duration)})`);
    return ok;
  }

  /** Counts a step that was skipped because another failed as a failure. */
  async notRun(name: string, because: string): Promise<void> {
    await this.step(name, () =>
      Promise.reject(new CommandError(`${name} was skipped: ${because}.`, '')),
    );
  }

  /** The results of all steps as a table. */
  table(): string {
    const width = Math.max(...this.#results.map(({ name }) => name.length));
    const rows = this.#results.map(
      ({ name, passed, failed, duration }) =>
        `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed ` +
        `${String(failed).padStart(4)} failed   ${seconds(duration)}`,
    );
    return rows.join('\n');
  }

  /** A line about each failed test; about a failed step without one, its name. */
  failures(): string[] {
    return this.#results
      .filter(({ failed }) => failed > 0)
      .flatMap(({ name, failures = [] }) => (failures.length > 0 ? failures : [name]))
      .map((failure) => `✗ ${failure}`);
  }

  total(): Counts {
    const sum = (key: 'passed' | 'failed') =>
      this.#results.reduce((all, result) => all + result[key], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  }
}
