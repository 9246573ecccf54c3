import type { Outcome } from './response-log';
import type { Violation } from './snapshot';
import type { Operation } from './plan';

/** Collects outcomes, events and violations of a run. */
export class Metrics {
  readonly #violations = new Map<string, Violation>();
  readonly #outcomes = new Map<string, Map<string, number>>();
  readonly #events = new Map<string, number>();

  ended({ kind }: Operation, outcome: Outcome): void {
    const name = outcome.kind === 'done' ? 'done' : `${outcome.kind}: ${outcome.why}`;
    const outcomes = this.#outcomes.get(kind) ?? new Map<string, number>();
    this.#outcomes.set(kind, outcomes.set(name, (outcomes.get(name) ?? 0) + 1));
  }

  /** A violation reappears in all later snapshots; only its first occurrence is kept. */
  addViolations(violations: readonly Violation[]): void {
    for (const violation of violations) {
      const key = `${violation.rule} ${violation.where}`;
      if (!this.#violations.has(key)) this.#violations.set(key, violation);
    }
  }

  get violations(): readonly Violation[] {
    return [...this.#violations.values()];
  }

  count(event: string, times = 1): void {
    this.#events.set(event, (this.#events.get(event) ?? 0) + times);
  }

  /** Formats operations by kind and outcome, then all event counts. */
  toString(): string {
    const byName = (a: [string, unknown], b: [string, unknown]) => a[0].localeCompare(b[0]);
    const kinds = [...this.#outcomes].sort(byName).map(([kind, outcomes]) => {
      const counts = [...outcomes].sort(byName).map(([name, times]) => `${name} ${times}`);
      return `  ${kind.padEnd(15)} ${counts.join(', ')}`;
    });
    const events = [...this.#events]
      .sort(byName)
      .map(([name, times]) => `  ${String(times).padStart(7)} ${name}`);
    return [...kinds, '', ...events].join('\n');
  }
}
