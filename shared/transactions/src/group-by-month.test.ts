import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { aTransaction } from '@bank/testing';
import { groupByMonth, totalOf } from './group-by-month';

const on = (month: number, day: number) => new Date(2026, month - 1, day, 9);
const now = on(3, 20);
const entries = [
  aTransaction({ date: null, type: 'send_money', amount: toCents(0.1) }),
  aTransaction({ date: on(3, 2), amount: toCents(0.2) }),
  aTransaction({ date: on(2, 28), amount: toCents(40) }),
  aTransaction({ date: on(2, 1), amount: toCents(5), status: 'failed' }),
  aTransaction({ date: new Date(2025, 1, 1), amount: toCents(1) }),
];
const totals = (hasStart: boolean, hasEnd: boolean) =>
  groupByMonth(entries, { hasStart, hasEnd }, now).map(({ total }) => total);

describe('the months of a history', () => {
  it('group consecutive entries; an entry without a timestamp counts as now', () => {
    const months = groupByMonth(entries, null, now);
    expect(months.map(({ start }) => start)).toEqual([
      new Date(2026, 2, 1),
      new Date(2026, 1, 1),
      new Date(2025, 1, 1),
    ]);
    expect(months.map(({ transactions }) => transactions.length)).toEqual([2, 2, 1]);
    expect(months.every(({ total }) => total === null)).toBe(true);
  });

  it('have a total only if no entry of the month can be on another page', () => {
    expect(totals(true, true).map((total) => total !== null)).toEqual([true, true, true]);
    expect(totals(true, false).map((total) => total !== null)).toEqual([true, true, false]);
    expect(totals(false, true).map((total) => total !== null)).toEqual([false, true, true]);
    expect(totals(false, false).map((total) => total !== null)).toEqual([false, true, false]);
  });

  it('have exact totals in both directions, without failed entries', () => {
    expect(totals(true, true)).toEqual([
      { moneyIn: 10, moneyOut: 20 },
      { moneyIn: 0, moneyOut: 40_00 },
      { moneyIn: 0, moneyOut: 1_00 },
    ]);
    const many = Array.from({ length: 1000 }, () => aTransaction({ amount: toCents(0.1) }));
    expect(totalOf(many)).toEqual({ moneyIn: 0, moneyOut: 100_00 });
  });
});
