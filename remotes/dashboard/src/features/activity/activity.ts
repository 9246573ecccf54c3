import { effectOf } from '@bank/transactions';
import { addCents, subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';

/** The balance after a day, and at the start of the time that is shown. */
export type BalancePoint = { date: Date; balance: Cents };
export type MonthFlow = { month: Date; moneyIn: Cents; moneyOut: Cents };

/** `from` is later than asked for where older entries were left out. */
export type Activity = { from: Date; points: BalancePoint[]; months: MonthFlow[] };

const NOTHING = toCents(0);
const MONTHS = 6;

/** The first moment of the month five months before this one. */
export function activityStart(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1), 1);
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The balance at the end of each day on which something moved, reckoned back from the present one. */
function balancePoints(newestFirst: readonly Transaction[], present: Cents, from: Date, now: Date) {
  let balance = present;
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
    flows.push({ month: new Date(month), moneyIn: NOTHING, moneyOut: NOTHING });
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
 * What has moved since `from`: `newestFirst` are the entries since then. `isWhole` says whether they
 * are all of them; else the time begins with the oldest that is there.
 */
export function activityOf(
  newestFirst: readonly Transaction[],
  isWhole: boolean,
  present: Cents,
  { from, now }: { from: Date; now: Date },
): Activity {
  const oldest = newestFirst.at(-1)?.date ?? from;
  const start = isWhole ? from : startOfDay(oldest);
  return {
    from: start,
    points: balancePoints(newestFirst, present, start, now),
    months: monthFlows(newestFirst, start, now),
  };
}
