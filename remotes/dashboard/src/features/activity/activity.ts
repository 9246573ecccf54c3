import { effectOf } from '@bank/transactions';
import { addCents, subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';

/** The balance after a day, and at the start of the period. */
export type BalancePoint = { date: Date; balance: Cents };
export type MonthFlow = { month: Date; moneyIn: Cents; moneyOut: Cents };

/** `from` is later than requested if older entries are missing. */
export type Activity = { from: Date; points: BalancePoint[]; months: MonthFlow[] };

const ZERO = toCents(0);
const MONTHS = 6;

/** Midnight on the first day of the month five months before this one. */
export function activityStart(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1), 1);
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The balance at the end of each day with transactions, derived backwards from the current one. */
function balancePoints(newestFirst: readonly Transaction[], current: Cents, from: Date, now: Date) {
  let balance = current;
  const points: BalancePoint[] = [{ date: now, balance }];
  for (const transaction of newestFirst) {
    const day = startOfDay(transaction.date ?? now);
    const last = points.at(-1);
    if (last?.date.getTime() !== day.getTime()) points.push({ date: day, balance });
    balance = subtractCents(balance, effectOf(transaction));
  }
  points.push({ date: from, balance });
  return points.reverse();
}

function monthFlows(transactions: readonly Transaction[], from: Date, now: Date): MonthFlow[] {
  const flows: MonthFlow[] = [];
  const month = new Date(from.getFullYear(), from.getMonth(), 1);
  for (; month <= now; month.setMonth(month.getMonth() + 1)) {
    flows.push({ month: new Date(month), moneyIn: ZERO, moneyOut: ZERO });
  }
  for (const transaction of transactions) {
    const date = transaction.date ?? now;
    const flow = flows.findLast((each) => each.month <= date);
    const effect = effectOf(transaction);
    if (!flow) continue;
    if (effect > 0) flow.moneyIn = addCents(flow.moneyIn, effect);
    else flow.moneyOut = subtractCents(flow.moneyOut, effect);
  }
  return flows;
}

/**
 * The activity since `from`. `newestFirst` are the transactions since then; unless `isComplete`, the
 * period starts with the oldest of them.
 */
export function buildActivity(
  newestFirst: readonly Transaction[],
  isComplete: boolean,
  current: Cents,
  { from, now }: { from: Date; now: Date },
): Activity {
  const oldest = newestFirst.at(-1)?.date ?? from;
  const start = isComplete ? from : startOfDay(oldest);
  return {
    from: start,
    points: balancePoints(newestFirst, current, start, now),
    months: monthFlows(newestFirst, start, now),
  };
}
