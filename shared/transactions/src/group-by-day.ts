import type { Transaction } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { messages } from './messages';

/** Consecutive entries of one day. The same day may occur more than once in a list. */
export type Day = { key: string; title: string; transactions: Transaction[] };

const thisYear = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const otherYears = dateFormat({ dateStyle: 'long' });

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function titleOf(date: Date, now: Date): string {
  const day = startOfDay(date);
  if (day === startOfDay(now)) return messages.transactions.today;
  // Uses the calendar: with daylight saving time a day is not always 24 hours long.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === yesterday.getTime()) return messages.transactions.yesterday;
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYears).format(date);
}

/** Groups consecutive entries by day. An entry without a server timestamp counts as today. */
export function groupByDay(transactions: readonly Transaction[], now = new Date()): Day[] {
  const days: Day[] = [];
  for (const transaction of transactions) {
    const date = transaction.date ?? now;
    const key = String(startOfDay(date));
    const last = days.at(-1);
    if (last?.key === key) last.transactions.push(transaction);
    else days.push({ key, title: titleOf(date, now), transactions: [transaction] });
  }
  return days;
}
