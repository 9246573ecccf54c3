import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { balancePoints, shownMonths } from './activity';

describe('the months of the charts', () => {
  it('are this one and the five before it, also across a year', () => {
    expect(shownMonths(new Date(2026, 1, 28, 23))).toEqual([
      new Date(2025, 8, 1),
      new Date(2025, 9, 1),
      new Date(2025, 10, 1),
      new Date(2025, 11, 1),
      new Date(2026, 0, 1),
      new Date(2026, 1, 1),
    ]);
  });
});

describe('the balance over time', () => {
  const now = new Date(2026, 2, 20, 12);

  it('is derived backwards from the current one, to the cent', () => {
    const flow = (month: number, moneyIn: number, moneyOut: number) => ({
      month: new Date(2026, month - 1, 1),
      moneyIn: toCents(moneyIn),
      moneyOut: toCents(moneyOut),
    });
    const flows = [flow(1, 20, 0), flow(2, 0, 0), flow(3, 100.1, 0.29)];
    expect(balancePoints(flows, toCents(200), now)).toEqual([
      { date: new Date(2026, 0, 1), balance: 80_19 },
      { date: new Date(2026, 1, 1), balance: 100_19 },
      { date: new Date(2026, 2, 1), balance: 100_19 },
      { date: now, balance: 200_00 },
    ]);
  });
});
