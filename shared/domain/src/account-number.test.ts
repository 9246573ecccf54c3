import { describe, expect, it } from '@jest/globals';
import { accountNumberKind, groupAccountNumber } from './account-number';

describe('groupAccountNumber', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['de89 37040044-0532013000', 'DE89 3704 0044 0532 0130 00'],
    ['NO9386011117947', 'NO93 8601 1117 947'],
    ['4111111111111111', '4111 1111 1111 1111'],
  ])('groups %s as %s', (typed, grouped) => {
    expect(groupAccountNumber(typed)).toBe(grouped);
  });

  it.each(['DE00 1234', '0045 1234', '12-34-56 12345678', 'x'.repeat(50), '🏦', ''])(
    'returns %s unchanged',
    (typed) => {
      expect(groupAccountNumber(typed)).toBe(typed);
      expect(accountNumberKind(typed)).toBeNull();
    },
  );
});
