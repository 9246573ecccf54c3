import { occurrenceAfter, type Schedule } from '@bank/domain';
import { centsOf, type Fields } from '../snapshot';
import { checkHistory } from './check-history';
import type { Commit, Epoch, Read, Write } from './history';

const START = Date.parse('2026-01-01T12:00:00Z') * 1000;
const CODE = 4321;
const MINUTE = 60_000_000;

/** Writes the history of a bank with one client, operation by operation, one minute apart. */
export class SerialHistory {
  readonly epoch: Epoch & { commits: Set<Commit> };
  readonly #state: Map<string, Fields>;
  #minutes = 0;

  constructor(uids: readonly string[] = ['ada']) {
    const initial = uids.flatMap((uid): [string, Fields][] => [
      [`users/${uid}`, { accountBalance: 0, loanBalance: 0 }],
      [`pots/${uid}-pot`, { balance: 0, lastMove: '' }],
      [`vatCodes/${uid}`, { vatCode: CODE }],
      [`vatAttempts/${uid}`, { n: 0 }],
      [
        `plannedPayments/${uid}-rent`,
        { every: 'monthly', first: '2026-01-31', next: '2026-01-31', paidFor: '', payment: '' },
      ],
    ]);
    this.#state = new Map(initial);
    this.epoch = { initial: new Map(initial), beganAt: START, reads: [], commits: new Set() };
  }

  get state(): Map<string, Fields> {
    return new Map(this.#state);
  }

  /** The next server time, a minute later. */
  tick(): { start: number; end: number; at: number } {
    this.#minutes += 1;
    const now = this.#minutes;
    return { start: now - 0.4, end: now + 0.4, at: START + now * MINUTE };
  }

  get(path: string): Fields {
    return this.#state.get(path) ?? {};
  }

  /** Reads documents as they are. */
  read(...paths: string[]): void {
    for (const path of paths) {
      const fields = this.#state.get(path) ?? null;
      this.epoch.reads.push({
        ...this.tick(),
        path,
        version: this.#versions.get(path) ?? 0,
        fields,
      });
    }
  }

  /** Executes a commit after a read of its documents, like every client. */
  commit(writes: readonly Write[]): Commit & { at: number } {
    this.read(...writes.map(({ path }) => path));
    const commit = { ...this.tick(), writes: [...writes] };
    this.epoch.commits.add(commit);
    for (const { path, fields, isUpdate } of writes) {
      this.#state.set(path, isUpdate ? { ...this.get(path), ...fields } : fields);
      this.#versions.set(path, commit.at);
    }
    return commit;
  }

  readonly #versions = new Map<string, number>();

  credit(uid: string, id: string, cents: number) {
    const accountBalance = (centsOf(this.get(`users/${uid}`).accountBalance) + cents) / 100;
    return this.commit([
      update(`users/${uid}`, { accountBalance, lastTx: id }),
      set(`transactions/${id}`, { userId: uid, type: 'send_money', amount: cents / 100 }),
    ]);
  }

  guess(uid: string, id: string, cents: number, code = CODE) {
    const { n, guessId: last } = this.get(`vatAttempts/${uid}`);
    const guess = this.get(`vatGuesses/${uid}`);
    const isRight =
      last && guess.guessId === last && guess.code === this.get(`vatCodes/${uid}`).vatCode;
    const guessId = `guess ${this.#minutes}`;
    return this.commit([
      set(`vatAttempts/${uid}`, { n: Number(n) + (isRight ? 0 : 1), guessId }),
      set(`vatGuesses/${uid}`, { code, withdrawalId: id, amount: cents / 100, guessId }),
    ]);
  }

  issueCode(uid: string) {
    const writes = [set(`vatCodes/${uid}`, { vatCode: CODE }), set(`vatAttempts/${uid}`, { n: 0 })];
    return this.commit(writes);
  }

  /** The writes of a withdrawal whose code was guessed right, and of the due date that it pays. */
  payment(uid: string, id: string, cents: number, due?: 'due'): Write[] {
    const total = Number(this.get(`dailyTotals/${uid}`).total ?? 0) + cents;
    const accountBalance = (centsOf(this.get(`users/${uid}`).accountBalance) - cents) / 100;
    const plan = this.get(`plannedPayments/${uid}-rent`);
    const paidFor = String(plan.next);
    const next = occurrenceAfter(plan as Schedule, paidFor);
    const amount = cents / 100;
    return [
      update(`users/${uid}`, { accountBalance, lastTx: id }),
      set(`transactions/${id}`, { userId: uid, type: 'withdrawal', amount }),
      set(`withdrawals/${id}`, { uid, amount }),
      update(`vatAttempts/${uid}`, {
        n: Number(this.get(`vatAttempts/${uid}`).n) - 1,
        guessId: '',
      }),
      set(`dailyTotals/${uid}`, { total, payment: id }),
      ...(due ? [update(`plannedPayments/${uid}-rent`, { next, paidFor, payment: id })] : []),
    ];
  }

  pay(uid: string, id: string, cents: number, due?: 'due') {
    this.guess(uid, id, cents);
    return this.commit(this.payment(uid, id, cents, due));
  }

  skipDueDate(uid: string) {
    const plan = this.get(`plannedPayments/${uid}-rent`);
    const next = occurrenceAfter(plan as Schedule, String(plan.next));
    return this.commit([update(`plannedPayments/${uid}-rent`, { next })]);
  }

  save(uid: string, id: string, cents: number) {
    const [user, pot] = [this.get(`users/${uid}`), this.get(`pots/${uid}-pot`)];
    const accountBalance = (centsOf(user.accountBalance) - cents) / 100;
    const balance = (centsOf(pot.balance) + cents) / 100;
    return this.commit([
      update(`users/${uid}`, { accountBalance, lastMove: id }),
      update(`pots/${uid}-pot`, { balance, lastMove: id }),
      set(`potMoves/${id}`, { uid, potId: `${uid}-pot`, amount: cents / 100 }),
    ]);
  }

  lock(uid: string) {
    return this.commit([set(`protections/${uid}`, { current: { locked: true } })]);
  }
}

export const set = (path: string, fields: Fields): Write => ({ path, fields, isUpdate: false });
export const update = (path: string, fields: Fields): Write => ({ path, fields, isUpdate: true });

/** The connection is cut before the response. */
export function loseResponse(commit: Commit): void {
  Object.assign(commit, { end: Number.POSITIVE_INFINITY, at: null });
}

/** A history with every kind of commit; ada keeps 50.00 and 20.00 in the pot, and January is paid. */
export function someHistory(): SerialHistory {
  const history = new SerialHistory();
  history.credit('ada', 'salary', 10_000);
  history.guess('ada', 'rent', 3000, 17);
  history.pay('ada', 'rent', 3000, 'due');
  history.save('ada', 'holiday', 2000);
  history.skipDueDate('ada');
  history.issueCode('ada');
  return history;
}

/** The rules that a history breaks. */
export function rulesOf({ epoch }: SerialHistory): string[] {
  return [...new Set(checkHistory(epoch).anomalies.map(({ rule }) => rule))].sort();
}

/** Adds a read like the last one. */
export function addRead({ epoch }: SerialHistory, read: Partial<Read>): void {
  const last = epoch.reads.at(-1);
  if (!last) throw new Error('The history has no read.');
  epoch.reads.push({ ...last, ...read });
}
