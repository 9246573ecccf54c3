import { countQuery, readQuery, sumAmounts } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
} from '@bank/firebase/firestore';

/** An upper bound: there are fewer currencies. */
const MAX_CURRENCIES = 200;

export type CurrencySum = { currency: string; cents: Cents };
export type DayVolume = { day: Date; withdrawals: number; credits: number };

/** The distinct currencies of all accounts: a skip scan with one read per currency. */
async function currencies(db: Firestore): Promise<string[]> {
  const found: string[] = [];
  let last: string | null = null;
  while (found.length < MAX_CURRENCIES) {
    const [account] = await readQuery(
      query(
        collection(db, 'users'),
        orderBy('country'),
        ...(last === null ? [] : [startAfter(last)]),
        limit(1),
      ),
    );
    const next: unknown = account?.get('country');
    if (typeof next !== 'string') return found;
    found.push(next);
    last = next;
  }
  return found;
}

async function sumOf(db: Firestore, currency: string): Promise<CurrencySum> {
  const accounts = query(
    collection(db, 'users'),
    where('country', '==', currency),
    orderBy('accountBalance'),
  );
  return { currency, cents: await sumAmounts(accounts, 'accountBalance') };
}

/** The sum of all balances per currency, aggregated by the database. Throws `BankError`. */
export async function balancesByCurrency(db: Firestore): Promise<CurrencySum[]> {
  const all = await currencies(db);
  return Promise.all(all.map((currency) => sumOf(db, currency)));
}

function dayAfter(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
}

async function volumeOf(db: Firestore, day: Date): Promise<DayVolume> {
  const [from, until] = [Timestamp.fromDate(day), Timestamp.fromDate(dayAfter(day))];
  const [withdrawals, credits] = await Promise.all([
    countQuery(
      query(
        collection(db, 'transactions'),
        where('type', '==', 'withdrawal'),
        where('date', '>=', from),
        where('date', '<', until),
      ),
    ),
    countQuery(
      query(
        collection(db, 'transactions'),
        where('type', 'in', ['send_money', 'send_loan']),
        where('date', '>=', from),
        where('date', '<', until),
      ),
    ),
  ]);
  return { day, withdrawals, credits };
}

/** The number of transactions on each of the last days, ending today. Throws `BankError`. */
export async function volumeByDay(
  db: Firestore,
  days: number,
  today = new Date(),
): Promise<DayVolume[]> {
  const first = (ago: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago);
  const all = Array.from({ length: days }, (_, index) => first(days - 1 - index));
  return Promise.all(all.map((day) => volumeOf(db, day)));
}
