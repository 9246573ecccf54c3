import type { Snapshot, Fields, Violation } from './snapshot';
import { isInitialPlan } from './planned-payments';
import { isMove, savedCents, type OperationKind, type Operation } from './plan';

/** How an operation ended, as far as its client knows. */
export type Outcome =
  { kind: 'done' } | { kind: 'refused'; why: string } | { kind: 'unknown'; why: string };

/** The state of one id: when it was first confirmed, and whether it may have been executed without a response. */
type RequestState = { doneAt: number | null; isUncertain: boolean };

const TRANSACTION_TYPES: ReadonlyMap<OperationKind, string> = new Map([
  ['withdraw', 'withdrawal'],
  ['pay_due', 'withdrawal'],
  ['send_money', 'send_money'],
  ['send_loan', 'send_loan'],
]);

/** Records the bank's responses, to compare them with its data. Times are those of `performance.now()`. */
export class ResponseLog {
  readonly #planned: ReadonlyMap<string, Operation>;
  readonly #known = new Map<string, RequestState>();
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

  /** The bank was restored from a save that began at `saveBegan`: later confirmations may be lost. */
  restoredTo(saveBegan: number): void {
    for (const known of this.#known.values()) {
      if (known.doneAt === null || known.doneAt < saveBegan) continue;
      known.doneAt = null;
      known.isUncertain = true;
    }
  }

  /** Exempts operations from checks, because the bank was restored to a state before the cause of their denial. */
  exempt(ids: readonly string[]): void {
    for (const id of ids) this.#excused.add(id);
  }

  /**
   * Compares the responses with a snapshot that was read from `readBegan` on. After all clients have ended
   * (`isFinal`), rejected operations must not be in it either; before, they may be retried.
   */
  check(
    { transactions, potMoves, plannedPayments }: Snapshot,
    readBegan: number,
    isFinal = false,
  ): Violation[] {
    const violations: Violation[] = [];
    const plans = [...plannedPayments].filter(([id]) => !isInitialPlan(id));
    const records = new Map([...transactions, ...potMoves, ...plans]);
    for (const [id, entry] of records) {
      if (this.#excused.has(id)) continue;
      const planned = this.#planned.get(id);
      if (planned && isRequested(planned, entry)) continue;
      const expected = planned ?? 'nothing under this id';
      violations.push({ rule: 'only what was asked for', where: id, expected, found: entry });
    }
    for (const [id, { doneAt, isUncertain }] of this.#known) {
      const kind = this.#planned.get(id)?.kind ?? 'read';
      const leavesRecord = TRANSACTION_TYPES.has(kind) || isMove(kind) || kind === 'plan_payment';
      const entry = records.get(id);
      if (leavesRecord && doneAt !== null && doneAt < readBegan && !entry) {
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

/** Wrong codes, overdrafts and payments of revoked sessions must never create a record. */
function isRequested(operation: Operation, entry: Fields): boolean {
  const { kind, account, cents } = operation;
  if (kind === 'save' || kind === 'take_out') {
    return entry.uid === account && entry.amount === savedCents(operation) / 100;
  }
  if (kind === 'plan_payment') return entry.uid === account && entry.amount === cents / 100;
  return (
    entry.type === TRANSACTION_TYPES.get(kind) &&
    entry.userId === account &&
    entry.amount === cents / 100
  );
}
