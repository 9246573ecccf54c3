import type { BankErrorCode } from '@bank/domain';
import { percentile, tableOf } from '../web/statistics';

const HEAD = ['operation', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'refused', 'errors'];

type Operation = { times: number[]; refused: number; errors: number };

/** Measures operations, and keeps the errors that no business rule explains. */
export class Latencies {
  readonly #operations = new Map<string, Operation>();
  readonly #refusals = new Map<string, number>();
  readonly #errors: string[] = [];

  /**
   * Measures `work`. An error with one of the `expected` codes counts as a refusal by a business rule, every other one
   * as an error; both resolve with undefined.
   */
  async measure<T>(
    name: string,
    expected: readonly BankErrorCode[],
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const operation = this.#operationOf(name);
    const begin = performance.now();
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (expected.some((known) => known === code)) {
        operation.refused += 1;
        const refusal = `${name}: ${code}`;
        this.#refusals.set(refusal, (this.#refusals.get(refusal) ?? 0) + 1);
      } else {
        operation.errors += 1;
        this.#errors.push(`${name}: ${code} ${(error as Error).message}`);
      }
      return undefined;
    } finally {
      operation.times.push(performance.now() - begin);
    }
  }

  get errors(): readonly string[] {
    return this.#errors;
  }

  get count(): number {
    return [...this.#operations.values()].reduce((sum, { times }) => sum + times.length, 0);
  }

  /** Formats a row for each operation, and below it what was refused. */
  toString(): string {
    const rows = [...this.#operations].map(([name, { times, refused, errors }]) => [
      ...[name, String(times.length)],
      ...[50, 95, 99].map((percent) => String(Math.round(percentile(times, percent)))),
      ...[String(refused), String(errors)],
    ]);
    const refusals = [...this.#refusals].map(([what, times]) => `${times} × ${what}`).sort();
    return [tableOf([HEAD, ...rows]), `Refused by business rules: ${refusals.join(', ')}`].join(
      '\n\n',
    );
  }

  #operationOf(name: string): Operation {
    const known = this.#operations.get(name) ?? { times: [], refused: 0, errors: 0 };
    this.#operations.set(name, known);
    return known;
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'no code:';
}
