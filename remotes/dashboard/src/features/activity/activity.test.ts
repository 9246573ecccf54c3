import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { aTransaction } from '@bank/testing';
import { buildActivity, activityStart } from './activity';

const now = new Date(2026, 2, 20, 12);
const from = activityStart(now);
const on = (month: number, day: number, hour = 9) => new Date(2026, month - 1, day, hour);

const entries = [
  aTransaction({ date: on(3, 10, 15), amount: toCents(0.29) }),
  aTransaction({ date: on(3, 10, 8), type: 'send_money', amount: toCents(100.1) }),
  aTransaction({ date: on(2, 28), amount: toCents(40), status: 'failed' }),
  aTransaction({ date: on(1, 5), type: 'send_loan', amount: toCents(20), status: null }),
];

describe('the activity of an account', () => {
  it('starts with the month five months ago', () => {
    expect(from).toEqual(new Date(2025, 9, 1));
  });

  it('has the balance after each day, to the cent, back to the start', () => {
    const { points } = buildActivity(entries, true, toCents(200), { from, now });
    expect(points).toEqual([
      { date: from, balance: 80_19 },
      { date: on(1, 5, 0), balance: 100_19 },
      { date: on(2, 28, 0), balance: 100_19 },
      { date: on(3, 10, 0), balance: 200_00 },
      { date: now, balance: 200_00 },
    ]);
  });

  it('groups by month and ignores failed transactions', () => {
    const { months } = buildActivity(entries, true, toCents(200), { from, now });
    expect(months.map(({ moneyIn, moneyOut }) => [moneyIn, moneyOut])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [20_00, 0],
      [0, 0],
      [100_10, 29],
    ]);
  });

  it('starts with the oldest entry if some are missing', () => {
    const activity = buildActivity(entries, false, toCents(200), { from, now });
    expect(activity.from).toEqual(on(1, 5, 0));
    expect(activity.months).toHaveLength(3);
    expect(activity.points[0]).toEqual({ date: on(1, 5, 0), balance: 80_19 });
  });

  it('of an account without transactions is a flat line', () => {
    const { points } = buildActivity([], true, toCents(5), { from, now });
    expect(points).toEqual([
      { date: from, balance: 500 },
      { date: now, balance: 500 },
    ]);
  });
});
