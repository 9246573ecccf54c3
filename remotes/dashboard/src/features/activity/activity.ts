import { addCents, subtractCents, type Cents } from '@bank/domain';
import type { MonthFlow } from '../../api/month-flows';

/** The balance at a moment. */
export type BalancePoint = { date: Date; balance: Cents };

const MONTHS = 6;

/** The beginnings of this month and of the five before it, oldest first, in the user's time zone. */
export function shownMonths(now: Date): Date[] {
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1) + index, 1),
  );
}

/** The balance at the beginning of each month, and `current`, that of `now`: derived backwards from it. */
export function balancePoints(
  months: readonly MonthFlow[],
  current: Cents,
  now: Date,
): BalancePoint[] {
  const points = [{ date: now, balance: current }];
  let balance = current;
  for (const { month, moneyIn, moneyOut } of months.toReversed()) {
    balance = addCents(subtractCents(balance, moneyIn), moneyOut);
    points.push({ date: month, balance });
  }
  return points.reverse();
}
