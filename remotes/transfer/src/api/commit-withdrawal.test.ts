import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Timestamp } from '@bank/firebase/firestore';
import { paidAt } from './commit-withdrawal';

const guessedAt = (time: string) => ({ n: 1, at: Timestamp.fromDate(new Date(time)) });

afterEach(() => {
  jest.useRealTimers();
});

describe('the assumed time of a payment', () => {
  test('is the server’s time of its guess', () => {
    const time = '2026-03-04T23:58:00.000Z';
    expect(paidAt(guessedAt(time), 0).toISOString()).toBe(time);
  });

  test('is minutes later for each retry, in case the day has just changed', () => {
    const count = guessedAt('2026-03-04T23:58:00Z');
    expect(paidAt(count, 1).toISOString()).toBe('2026-03-05T00:03:00.000Z');
    expect(paidAt(count, 2).toISOString()).toBe('2026-03-05T00:08:00.000Z');
  });

  test.each([undefined, { n: 1, at: null }])('is the time of this device for %p', (count) => {
    jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
    expect(paidAt(count, 0).toISOString()).toBe('2026-03-04T12:00:00.000Z');
  });
});
