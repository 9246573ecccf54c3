import { EVERYTHING, effectOf } from '@bank/transactions';
import {
  addCents,
  BankError,
  subtractCents,
  toCents,
  type Cents,
  type Transaction,
} from '@bank/domain';
import {
  doc,
  getDocFromServer,
  toBankError,
  toUserProfile,
  type Firestore,
} from '@bank/firebase/firestore';
import { everyTransaction } from './all-transactions';

/** The most entries that one file holds, and that a balance is derived over. */
export const MOST_ENTRIES = 5000;
const BALANCE_BATCH = 50;

export type StatementLine = { transaction: Transaction; balance: Cents };

/** The account over a time: `lines` oldest first, each with the balance after it. */
export type Statement = { opening: Cents; closing: Cents; lines: StatementLine[] };

export type Period = { from: Date | null; until: Date | null };
type Account = {
  db: Firestore;
  uid: string;
  /** The most entries to reckon with. */
  most?: number;
  signal?: AbortSignal | undefined;
};

/** More entries than one file holds: a shorter time is needed. */
export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}

async function collect(source: AsyncIterable<Transaction>, most: number): Promise<Transaction[]> {
  const entries: Transaction[] = [];
  for await (const entry of source) {
    if (entries.length === most) throw new TooManyEntries();
    entries.push(entry);
  }
  return entries;
}

async function presentBalance({ db, uid }: Account): Promise<Cents> {
  try {
    const data = (await getDocFromServer(doc(db, 'users', uid))).data();
    if (data) return toUserProfile(uid, data).accountBalance;
  } catch (error) {
    throw toBankError(error);
  }
  throw new BankError('not-found');
}

/**
 * The balance at a moment, reckoned back from the first one that is known after it: what an
 * administrator's credit recorded, or else the present one. So a time long past costs no more than
 * the entries up to the next credit.
 */
async function balanceAt(account: Account, moment: Date, present: Cents): Promise<Cents> {
  const { db, uid, most = MOST_ENTRIES, signal } = account;
  const filter = { ...EVERYTHING, from: moment, sort: 'oldest' as const };
  let change = toCents(0);
  let count = 0;
  for await (const entry of everyTransaction(db, uid, filter, { batch: BALANCE_BATCH, signal })) {
    if (++count > most) throw new TooManyEntries();
    change = addCents(change, effectOf(entry));
    if (entry.balance !== undefined) return subtractCents(entry.balance, change);
  }
  return subtractCents(present, change);
}

/**
 * A person's statement. Exact to the cent: the closing balance is a known one less what came after,
 * the opening balance is that less what came between. Throws `TooManyEntries`, `BankError`, or the
 * reason of the `signal` that ended it.
 */
export async function readStatement(account: Account, period: Period): Promise<Statement> {
  const { db, uid, most = MOST_ENTRIES, signal } = account;
  const filter = { ...EVERYTHING, ...period, sort: 'oldest' as const };
  const present = await presentBalance(account);
  const entries = await collect(everyTransaction(db, uid, filter, { signal }), most);
  const closing = period.until ? await balanceAt(account, period.until, present) : present;
  // Money that moved while this was read would be in one of the two and not in the other.
  if ((await presentBalance(account)) !== present) return readStatement(account, period);

  const opening = entries.reduce(
    (balance, entry) => subtractCents(balance, effectOf(entry)),
    closing,
  );
  let balance = opening;
  const lines = entries.map((transaction) => {
    balance = addCents(balance, effectOf(transaction));
    return { transaction, balance };
  });
  return { opening, closing, lines };
}
