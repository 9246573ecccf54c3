import { addCents, subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';
import { effectOf } from './balance-effect';

/** Exact sums of a month's entries; failed entries don't count. */
export type MonthTotal = { moneyIn: Cents; moneyOut: Cents };

/** Consecutive entries of one month; `total` is `null` unless all entries of the month are given. */
export type Month = {
  key: string;
  start: Date;
  transactions: Transaction[];
  total: MonthTotal | null;
};

/** Whether the list contains the account's first and last entry in its order, without a filter. */
export type Coverage = { hasStart: boolean; hasEnd: boolean };

export function totalOf(transactions: readonly Transaction[]): MonthTotal {
  let [moneyIn, moneyOut] = [toCents(0), toCents(0)];
  for (const transaction of transactions) {
    const effect = effectOf(transaction);
    if (effect > 0) moneyIn = addCents(moneyIn, effect);
    else moneyOut = subtractCents(moneyOut, effect);
  }
  return { moneyIn, moneyOut };
}

/**
 * Groups entries that are sorted by date by month. An entry without a server timestamp counts as now.
 * Without `coverage`, for example in a filtered list, no total is known.
 */
export function groupByMonth(
  transactions: readonly Transaction[],
  coverage: Coverage | null,
  now = new Date(),
): Month[] {
  const months: Month[] = [];
  for (const transaction of transactions) {
    const date = transaction.date ?? now;
    const start = new Date(date.getFullYear(), date.getMonth(), 1);
    const key = String(start.getTime());
    const last = months.at(-1);
    if (last?.key === key) last.transactions.push(transaction);
    else months.push({ key, start, transactions: [transaction], total: null });
  }
  if (!coverage) return months;
  // The first and the last month may continue on another page.
  return months.map((month, index) => {
    const isComplete =
      (index > 0 || coverage.hasStart) && (index < months.length - 1 || coverage.hasEnd);
    return isComplete ? { ...month, total: totalOf(month.transactions) } : month;
  });
}
