import { sumAmounts } from '@bank/data-access';
import { subtractCents, toCents, type Cents, type TransactionType } from '@bank/domain';
import {
  collection,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
} from '@bank/firebase/firestore';

/** What came in and went out in a month, which begins at `month`. */
export type MonthFlow = { month: Date; moneyIn: Cents; moneyOut: Cents };

type Matched = { type?: TransactionType; status?: 'failed' };
type Period = { from: Date; until: Date | null };

function sumOf(
  db: Firestore,
  uid: string,
  { from, until }: Period,
  { type, status }: Matched,
): Promise<Cents> {
  const entries = query(
    collection(db, 'transactions'),
    where('userId', '==', uid),
    ...(type === undefined ? [] : [where('type', '==', type)]),
    ...(status === undefined ? [] : [where('status', '==', status)]),
    where('date', '>=', Timestamp.fromDate(from)),
    ...(until === null ? [] : [where('date', '<', Timestamp.fromDate(until))]),
    orderBy('date'),
    orderBy('amount'),
  );
  return sumAmounts(entries, 'amount');
}

/** Two aggregations per month. */
function sumMonths(
  db: Firestore,
  uid: string,
  months: readonly Date[],
  matched: Matched = {},
): Promise<MonthFlow[]> {
  return Promise.all(
    months.map(async (month, index) => {
      const period = { from: month, until: months[index + 1] ?? null };
      const [all, moneyOut] = await Promise.all([
        sumOf(db, uid, period, matched),
        sumOf(db, uid, period, { ...matched, type: 'withdrawal' }),
      ]);
      return { month, moneyIn: subtractCents(all, moneyOut), moneyOut };
    }),
  );
}

/**
 * Adds up a customer's transactions in the database, without reading them: two aggregations per month and
 * one more, or twice as many if a transaction failed, because a failed one moved no money. `months` are the
 * beginnings of consecutive months; the last month is open-ended. Throws `BankError`.
 */
export async function readMonthFlows(
  db: Firestore,
  uid: string,
  months: readonly Date[],
): Promise<MonthFlow[]> {
  const [from] = months;
  if (!from) return [];
  const [flows, failed] = await Promise.all([
    sumMonths(db, uid, months),
    sumOf(db, uid, { from, until: null }, { status: 'failed' }),
  ]);
  if (failed === 0) return flows;
  const failures = await sumMonths(db, uid, months, { status: 'failed' });
  return flows.map(({ month, moneyIn, moneyOut }, index) => ({
    month,
    moneyIn: subtractCents(moneyIn, failures[index]?.moneyIn ?? toCents(0)),
    moneyOut: subtractCents(moneyOut, failures[index]?.moneyOut ?? toCents(0)),
  }));
}
