import { countQuery } from '@bank/data-access';
import { collection, query, Timestamp, where, type Firestore } from '@bank/firebase/firestore';

/** A number of this month so far, and of the same days of the month before. */
export type Trend = { now: number; before: number };
export type MonthVolume = { credits: Trend; withdrawals: Trend; since: Date };

type Period = { from: Date; until: Date };

/** This month until now, and as much of the previous month: a whole month would always be ahead. */
export function monthsCompared(now: Date): { current: Period; previous: Period } {
  const start = (monthsAgo: number) => new Date(now.getFullYear(), now.getMonth() - monthsAgo, 1);
  const elapsed = now.getTime() - start(0).getTime();
  // A shorter month before ends with its last day.
  const until = new Date(Math.min(start(1).getTime() + elapsed, start(0).getTime()));
  return { current: { from: start(0), until: now }, previous: { from: start(1), until } };
}

function countWithdrawals(db: Firestore, { from, until }: Period): Promise<number> {
  return countQuery(
    query(
      collection(db, 'transactions'),
      where('type', '==', 'withdrawal'),
      where('date', '>=', Timestamp.fromDate(from)),
      where('date', '<', Timestamp.fromDate(until)),
    ),
  );
}

function countCredits(db: Firestore, { from, until }: Period): Promise<number> {
  return countQuery(
    query(
      collection(db, 'transactions'),
      where('type', 'in', ['send_money', 'send_loan']),
      where('date', '>=', Timestamp.fromDate(from)),
      where('date', '<', Timestamp.fromDate(until)),
    ),
  );
}

/**
 * The number of credits and withdrawals of this month and of the month before. Amounts of different currencies
 * can't be added, and a transaction has no currency. Throws `BankError`.
 */
export async function monthVolume(db: Firestore, now = new Date()): Promise<MonthVolume> {
  const { current, previous } = monthsCompared(now);
  const [credits, creditsBefore, withdrawals, withdrawalsBefore] = await Promise.all([
    countCredits(db, current),
    countCredits(db, previous),
    countWithdrawals(db, current),
    countWithdrawals(db, previous),
  ]);
  return {
    credits: { now: credits, before: creditsBefore },
    withdrawals: { now: withdrawals, before: withdrawalsBefore },
    since: current.from,
  };
}
