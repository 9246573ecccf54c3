import { NO_FILTER, effectOf } from '@bank/transactions';
import {
  addCents,
  BankError,
  subtractCents,
  toCents,
  type Cents,
  type Transaction,
} from '@bank/domain';
import { readDocument } from '@bank/data-access';
import { toUserProfile, type Firestore } from '@bank/firebase/firestore';
import { iterateTransactions } from './all-transactions';
import { savedUntil } from './saved-until';

/** The most entries in one file, and to derive a balance from. */
export const MAX_ENTRIES = 5000;
const BALANCE_BATCH_SIZE = 50;

export type StatementLine = { transaction: Transaction; balance: Cents };

/**
 * The account with its savings pots over a period: `lines` oldest first, each with the balance after it; `saved`
 * is the part of the closing balance that is in pots.
 */
export type Statement = { opening: Cents; closing: Cents; saved: Cents; lines: StatementLine[] };

export type Period = { from: Date | null; until: Date | null };
type Account = {
  db: Firestore;
  uid: string;
  /** The most entries to read. */
  maxEntries?: number;
  signal?: AbortSignal | undefined;
};

/** More entries than one file may hold: the user must choose a shorter period. */
export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}

async function collect(
  source: AsyncIterable<Transaction>,
  maxEntries: number,
): Promise<Transaction[]> {
  const entries: Transaction[] = [];
  for await (const entry of source) {
    if (entries.length === maxEntries) throw new TooManyEntries();
    entries.push(entry);
  }
  return entries;
}

/** What the balance and the savings pots hold together: moves between them are not entries of a statement. */
async function currentBalance({ db, uid }: Account): Promise<Cents> {
  const [data, saved] = await Promise.all([
    readDocument({ db, collection: 'users', id: uid }),
    savedUntil(db, uid, null),
  ]);
  if (!data) throw new BankError('not-found');
  return addCents(toUserProfile(uid, data).accountBalance, saved);
}

/**
 * The balance at a moment, derived backwards from the first known balance after it: one stored with an
 * admin's credit, or the current one. So an old period costs no more reads than the entries up to the next
 * credit.
 */
async function balanceAt(account: Account, moment: Date, current: Cents): Promise<Cents> {
  const { db, uid, maxEntries = MAX_ENTRIES, signal } = account;
  const filter = { ...NO_FILTER, from: moment, sort: 'oldest' as const };
  let change = toCents(0);
  let count = 0;
  for await (const entry of iterateTransactions(db, uid, filter, {
    batchSize: BALANCE_BATCH_SIZE,
    signal,
  })) {
    if (++count > maxEntries) throw new TooManyEntries();
    change = addCents(change, effectOf(entry));
    if (entry.balance !== undefined && entry.date) {
      const known = addCents(entry.balance, await savedUntil(db, uid, entry.date));
      return subtractCents(known, change);
    }
  }
  return subtractCents(current, change);
}

/**
 * Reads a statement, exact to the cent: the closing balance is a known balance minus the later entries,
 * the opening balance is the closing balance minus the entries of the period. Throws `TooManyEntries`,
 * `BankError`, or the reason of the aborted `signal`.
 */
export async function readStatement(account: Account, period: Period): Promise<Statement> {
  const { db, uid, maxEntries = MAX_ENTRIES, signal } = account;
  const filter = { ...NO_FILTER, ...period, sort: 'oldest' as const };
  const current = await currentBalance(account);
  const entries = await collect(iterateTransactions(db, uid, filter, { signal }), maxEntries);
  const saved = await savedUntil(db, uid, period.until);
  const closing = period.until ? await balanceAt(account, period.until, current) : current;
  // A transaction during the reads would be in the balance but not in the entries: retry.
  if ((await currentBalance(account)) !== current) return readStatement(account, period);

  const opening = entries.reduce(
    (balance, entry) => subtractCents(balance, effectOf(entry)),
    closing,
  );
  let balance = opening;
  const lines = entries.map((transaction) => {
    balance = addCents(balance, effectOf(transaction));
    return { transaction, balance };
  });
  return { opening, closing, saved, lines };
}
