import { describe, expect, it } from '@jest/globals';
import { crowdDocuments } from './crowd';

const now = new Date('2026-03-04T12:00:00Z');
const users = crowdDocuments(0, 2000, now).filter(({ path }) => path.startsWith('users/'));

describe('the crowd', () => {
  it('is the same every time, whatever the portions', () => {
    const parts = [...crowdDocuments(0, 700, now), ...crowdDocuments(700, 2000, now)];
    expect(parts).toEqual(crowdDocuments(0, 2000, now));
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
  });

  it('has people of every level, currency and state, some of whom were never enabled', () => {
    const values = (field: string) => new Set(users.map(({ fields }) => fields[field]));
    expect([...values('accountLevel')].toSorted()).toEqual([1, 2, 3, 4]);
    expect(values('country').size).toBe(10);
    expect(values('transactionEnabled')).toEqual(new Set([true, false, undefined]));
    expect(values('username').size).toBeGreaterThan(100);
  });

  it('holds no money that the rules would not take', () => {
    for (const { fields } of users) {
      const cents = Number(fields.accountBalance) * 100;
      expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-6);
    }
  });
});
