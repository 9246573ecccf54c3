import { describe, expect, test } from '@jest/globals';
import { toCents } from '@bank/domain';
import { needsRelease, readLimit } from './credit-limit';

describe('the limit of credits', () => {
  test.each([
    [500.5, 50_050],
    [0, 0],
    // As in the security rules, an invalid setting lets no admin send a credit alone.
    [-1, 0],
    ['500', 0],
    [undefined, 0],
  ])('stored as %p is %p cents', (stored, cents) => {
    expect(readLimit(stored)).toBe(cents);
  });

  test('makes only larger credits wait for another admin', () => {
    const limit = toCents(500);
    expect(needsRelease(toCents(500), limit)).toBe(false);
    expect(needsRelease(toCents(500.01), limit)).toBe(true);
  });

  test('makes no credit wait if the bank has none', () => {
    expect(needsRelease(toCents(500), null)).toBe(false);
  });
});
