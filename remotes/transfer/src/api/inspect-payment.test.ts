import { describe, expect, test } from '@jest/globals';
import { Timestamp } from '@bank/firebase/firestore';
import { spentOn } from './inspect-payment';

const now = new Date('2026-03-04T00:10:00Z');
const paidAt = (time: string) => ({ total: 15_050, at: Timestamp.fromDate(new Date(time)) });

describe('what was spent today', () => {
  test('is the stored total of this day in UTC', () => {
    expect(spentOn(now, paidAt('2026-03-04T00:00:00Z'))).toBe(15_050);
  });

  test.each([
    ['was stored yesterday', paidAt('2026-03-03T23:59:59Z')],
    ['has no time', { total: 15_050 }],
    ['is no amount', { ...paidAt('2026-03-04T00:00:00Z'), total: 1e300 }],
    ['is no number', { ...paidAt('2026-03-04T00:00:00Z'), total: 'all' }],
    ['does not exist', null],
  ])('is nothing if the total %s', (_, total) => {
    expect(spentOn(now, total)).toBe(0);
  });
});
