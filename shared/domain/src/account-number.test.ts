import { describe, expect, it } from '@jest/globals';
import { accountNumberKind, groupAccountNumber, type AccountNumberKind } from './account-number';

describe('groupAccountNumber', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['de89 37040044-0532013000', 'DE89 3704 0044 0532 0130 00'],
    ['NO9386011117947', 'NO93 8601 1117 947'],
    ['4111111111111111', '4111 1111 1111 1111'],
  ])('groups %s as %s', (typed, grouped) => {
    expect(groupAccountNumber(typed)).toBe(grouped);
  });

  it.each<[string, AccountNumberKind | null]>([
    [`NO93${'1'.repeat(10)}`, null],
    [`NO93${'1'.repeat(11)}`, 'iban'],
    [`MT84${'M'.repeat(30)}`, 'iban'],
    [`MT84${'M'.repeat(31)}`, null],
    [`N093${'1'.repeat(11)}`, null],
    [`NOA3${'1'.repeat(11)}`, null],
    [`1NO93${'1'.repeat(11)}`, null],
    ['2'.repeat(12), null],
    ['2'.repeat(13), 'card'],
    ['6'.repeat(19), 'card'],
    ['6'.repeat(20), null],
    ['1'.repeat(16), null],
    ['7'.repeat(16), null],
  ])('the kind of %s is %s', (number, kind) => {
    expect(accountNumberKind(number)).toBe(kind);
  });

  it.each(['DE00 1234', '0045 1234', '12-34-56 12345678', 'x'.repeat(50), '🏦', ''])(
    'returns %s unchanged',
    (typed) => {
      expect(groupAccountNumber(typed)).toBe(typed);
      expect(accountNumberKind(typed)).toBeNull();
    },
  );
});
