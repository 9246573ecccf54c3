import type { Books, Fields, Violation } from './books';
import type { Kind, Operation } from './plan';

/** How an operation ended, as far as whoever sent it can know. */
export type Outcome =
  { kind: 'done' } | { kind: 'refused'; why: string } | { kind: 'unknown'; why: string };

/** What is known of one id: when it was first answered as done; whether it may have been carried out. */
type Known = { doneAt: number | null; isUncertain: boolean };

const MOVES: ReadonlyMap<Kind, string> = new Map([
  ['withdraw', 'withdrawal'],
  ['send_money', 'send_money'],
  ['send_loan', 'send_loan'],
]);

/** What the bank answered, for comparing with what it holds. Times are those of `performance.now()`. */
export class Answers {
  readonly #planned: ReadonlyMap<string, Operation>;
  readonly #known = new Map<string, Known>();
  readonly #excused = new Set<string>();

  constructor(plan: readonly Operation[]) {
    this.#planned = new Map(plan.map((operation) => [operation.id, operation]));
  }

  record({ id }: Operation, outcome: Outcome, at: number): void {
    const known = this.#known.get(id) ?? { doneAt: null, isUncertain: false };
    if (outcome.kind === 'done') known.doneAt ??= at;
    if (outcome.kind === 'unknown') known.isUncertain = true;
    this.#known.set(id, known);
  }

  /** The bank went back to a save that began then: what it answered later may be gone, and may not. */
  wentBackTo(saveBegan: number): void {
    for (const known of this.#known.values()) {
      if (known.doneAt === null || known.doneAt < saveBegan) continue;
      known.doneAt = null;
      known.isUncertain = true;
    }
  }

  /** Denials that are expected of these may fail to come: the bank went back to a time before their cause. */
  excuse(ids: readonly string[]): void {
    for (const id of ids) this.#excused.add(id);
  }

  /**
   * Compares with books that were read from `readBegan` on. Once all clients have ended,
   * (`isFinal`), what was refused must not be there either; before, it may be on its way again.
   */
  check({ transactions }: Books, readBegan: number, isFinal = false): Violation[] {
    const violations: Violation[] = [];
    for (const [id, entry] of transactions) {
      if (this.#excused.has(id)) continue;
      const planned = this.#planned.get(id);
      if (planned && isWhatWasAsked(planned, entry)) continue;
      const expected = planned ?? 'nothing under this id';
      violations.push({ rule: 'only what was asked for', where: id, expected, found: entry });
    }
    for (const [id, { doneAt, isUncertain }] of this.#known) {
      const moves = MOVES.has(this.#planned.get(id)?.kind ?? 'read');
      const entry = transactions.get(id);
      if (moves && doneAt !== null && doneAt < readBegan && !entry) {
        const expected = this.#planned.get(id);
        violations.push({ rule: 'what was answered stays', where: id, expected, found: 'nothing' });
      }
      if (isFinal && doneAt === null && !isUncertain && !this.#excused.has(id) && entry) {
        const rule = 'what was refused is not carried out';
        violations.push({ rule, where: id, expected: 'nothing', found: entry });
      }
    }
    return violations;
  }
}

/** Wrong codes, overdrafts and payments of revoked sessions are no movement that may ever be there. */
function isWhatWasAsked({ kind, account, cents }: Operation, entry: Fields): boolean {
  return entry.type === MOVES.get(kind) && entry.userId === account && entry.amount === cents / 100;
}
