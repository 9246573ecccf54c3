import { describe, expect, it } from '@jest/globals';
import { userDocuments } from './user-documents';

const now = new Date('2026-03-04T12:00:00Z');
const users = userDocuments(0, 2000, now).filter(({ path }) => path.startsWith('users/'));

describe('userDocuments', () => {
  it('is deterministic, independent of the batches', () => {
    const parts = [...userDocuments(0, 700, now), ...userDocuments(700, 2000, now)];
    expect(parts).toEqual(userDocuments(0, 2000, now));
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
  });

  it('has users of every level, currency and state', () => {
    const values = (field: string) => new Set(users.map(({ fields }) => fields[field]));
    expect([...values('accountLevel')].toSorted()).toEqual([1, 2, 3, 4]);
    expect(values('country').size).toBe(10);
    expect(values('transactionEnabled')).toEqual(new Set([true, false, undefined]));
    expect(values('username').size).toBeGreaterThan(100);
  });

  it('has only amounts that the rules accept', () => {
    for (const { fields } of users) {
      const cents = Number(fields.accountBalance) * 100;
      expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-6);
    }
  });
});
