import type { Transaction } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { messages } from './messages';

/** `key` is the same for one day, wherever in the list it stands. */
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
  // By the calendar: a day is not always 24 hours long.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === yesterday.getTime()) return messages.transactions.yesterday;
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYears).format(date);
}

/** Neighbours of one day together, in the order given. What the server has not dated yet is of today. */
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
