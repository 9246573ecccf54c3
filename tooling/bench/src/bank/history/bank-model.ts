import { isSameDay, MAX_VAT_GUESSES, occurrenceAfter, type Schedule } from '@bank/domain';
import { centsOf, type Fields, isCredit, isLoan } from '../snapshot';
import { collectionOf, idOf, isRecord, type Commit, type State } from './history';

type Change = { id: string; before: Fields | undefined; after: Fields };
/** The documents that a commit writes, by path. */
type Changes = ReadonlyMap<string, Change>;
type Rule = (change: Change, changes: Changes, at: Date) => string | false | undefined;

const RESERVE_MS = 60_000;

/** A small model of the bank: the documents after each commit, and what a commit may change. */
export class BankModel {
  readonly #state: Map<string, Fields>;

  constructor(initial: State) {
    this.#state = new Map(initial);
  }

  get(path: string): Fields | undefined {
    return this.#state.get(path);
  }

  get paths(): Iterable<string> {
    return this.#state.keys();
  }

  /** Executes a commit and returns which of its effects are not allowed. */
  apply({ writes }: Commit, at: Date): string[] {
    const changes = new Map<string, Change>();
    for (const { path, fields, isUpdate } of writes) {
      const before = this.get(path);
      const after = isUpdate ? { ...before, ...fields } : fields;
      changes.set(path, { id: idOf(path), before, after });
    }
    const problems = [...changes].flatMap(
      ([path, change]) =>
        (isRecord(path) && change.before && 'a record is written once') ||
        this.#rules[collectionOf(path)]?.(change, changes, at) ||
        [],
    );
    for (const [path, { after }] of changes) {
      const hasTime = path.startsWith('dailyTotals/');
      this.#state.set(path, hasTime ? { ...after, at: at.toISOString() } : after);
    }
    return problems;
  }

  readonly #rules: Readonly<Record<string, Rule>> = {
    users: ({ id, before, after }, changes) => {
      const log = recordsIn(changes, 'transactions').filter(({ userId }) => userId === id);
      const moves = recordsIn(changes, 'potMoves').filter(({ uid }) => uid === id);
      const moved = sum(log, (entry) => (isCredit(entry) ? 1 : -1)) - sum(moves, () => 1);
      const lent = sum(log, (entry) => (isLoan(entry) ? 1 : 0));
      return (
        (cents(after, 'accountBalance') !== cents(before, 'accountBalance') + moved &&
          'a balance changes by its records') ||
        (cents(after, 'loanBalance') !== cents(before, 'loanBalance') + lent &&
          'a loan balance changes by its records') ||
        (cents(after, 'accountBalance') < 0 && 'a balance is not negative')
      );
    },
    transactions: ({ id, after }, changes, at) =>
      (changes.get(`users/${after.userId}`)?.after.lastTx !== id && 'a record is of its account') ||
      (!isCredit(after) && this.#refusal(id, after, changes, at)),
    pots: ({ id, before, after }, changes) => {
      const moves = recordsIn(changes, 'potMoves').filter(({ potId }) => potId === id);
      const balance = cents(before, 'balance') + sum(moves, () => 1);
      return (
        (cents(after, 'balance') !== balance && 'a pot changes by its moves') ||
        (balance < 0 && 'a pot is not negative')
      );
    },
    vatAttempts: ({ id, before, after }, changes) => {
      const n = Number(before?.n);
      if (changes.has(`vatCodes/${id}`)) return after.n !== 0 && 'a new code resets the guesses';
      const isPayment = recordsIn(changes, 'withdrawals').length > 0;
      const expected = isPayment || this.#guessed(id) ? n : n + 1;
      return (
        (Number(after.n) !== expected - (isPayment ? 1 : 0) && 'each guess is counted') ||
        (Number(after.n) > MAX_VAT_GUESSES && 'a code is guessed five times at most')
      );
    },
    dailyTotals: ({ before, after }, changes, at) => {
      const paid = sum(recordsIn(changes, 'withdrawals'), () => 1);
      const total = Number(after.total) - paid;
      return !spentOn(before, at).includes(total) && 'a daily total counts each payment';
    },
    plannedPayments: ({ before, after }, changes) => {
      if (!before) return after.next !== after.first && 'the first date of a plan is due first';
      const due = String(before.next);
      if (before.next === null || after.next !== occurrenceAfter(before as Schedule, due)) {
        return 'a due date is paid or skipped once, in order';
      }
      if (after.paidFor === before.paidFor && after.payment === before.payment) return false;
      const isPaid = after.paidFor === due && changes.has(`withdrawals/${after.payment}`);
      return !isPaid && 'a paid date is the due one, with its withdrawal';
    },
  };

  /** Why a withdrawal was not allowed. */
  #refusal(id: string, { userId, amount }: Fields, changes: Changes, at: Date) {
    const uid = String(userId);
    const guess = this.#guessed(uid);
    const { locked, payment, daily, newPayee } = (this.get(`protections/${uid}`)?.current ??
      {}) as Fields;
    const spent = Math.min(...spentOn(this.get(`dailyTotals/${uid}`), at));
    const isAbove = (limit: unknown, found: number) =>
      typeof limit === 'number' && found > centsOf(limit);
    const paid = centsOf(amount);
    return (
      (changes.get(`withdrawals/${id}`)?.after.amount !== amount &&
        'a withdrawal has two records') ||
      ((guess?.withdrawalId !== id || guess.amount !== amount) &&
        'a payment has its own right guess') ||
      (locked === true && 'no payment is made while payments are locked') ||
      // In a run no payee is known for 24 hours.
      ((isAbove(payment, paid) || isAbove(newPayee, paid) || isAbove(daily, spent + paid)) &&
        'no payment is above a limit')
    );
  }

  /** The latest guess, if it is right and not used. */
  #guessed(uid: string): Fields | undefined {
    const guess = this.get(`vatGuesses/${uid}`);
    const isUnused = guess && this.get(`vatAttempts/${uid}`)?.guessId === guess.guessId;
    return isUnused && guess.code === this.get(`vatCodes/${uid}`)?.vatCode ? guess : undefined;
  }
}

function recordsIn(changes: Changes, collection: string): Fields[] {
  return [...changes].flatMap(([path, { after }]) =>
    collectionOf(path) === collection ? [after] : [],
  );
}

function sum(records: readonly Fields[], sign: (record: Fields) => number): number {
  return records.reduce((total, record) => total + sign(record) * centsOf(record.amount), 0);
}

/** Absent balances are zero. */
function cents(fields: Fields | undefined, name: string): number {
  return centsOf(fields?.[name] ?? 0);
}

/**
 * What a daily total says for this time, in cents. Within a minute of midnight both days are possible, because
 * the time of a request is earlier than that of its commit.
 */
function spentOn(total: Fields | undefined, at: Date): number[] {
  const written = new Date(String(total?.at));
  const days = [at, new Date(at.getTime() - RESERVE_MS)];
  return days.map((day) => (total && isSameDay(written, day) ? Number(total.total) : 0));
}
