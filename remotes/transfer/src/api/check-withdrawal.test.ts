import { describe, expect, test } from '@jest/globals';
import { toCents, type UserProfile } from '@bank/domain';
import { checkWithdrawal } from './check-withdrawal';

const session = { uid: 'ada' };
const profile: UserProfile = {
  uid: 'ada',
  username: 'Ada',
  email: 'ada@fernhill.example',
  accountBalance: toCents(100),
  loanBalance: toCents(0),
  country: 'EUR',
  accountLevel: 2,
  isAdmin: false,
  number: '555',
  transactionsEnabled: true,
};
const amount = toCents(100);

describe('checkWithdrawal', () => {
  test('accepts the whole balance', () => {
    expect(checkWithdrawal({ session, profile, amount })).toBeNull();
  });

  test('rejects one cent above the balance', () => {
    const above = toCents(100.01);
    expect(checkWithdrawal({ session, profile, amount: above })).toBe('insufficient-funds');
  });

  test.each([null, toCents(0), toCents(-1)])('rejects the amount %p', (wrong) => {
    expect(checkWithdrawal({ session, profile, amount: wrong })).toBe('invalid-amount');
  });

  test.each([1, 0, 0.5])('rejects level %p, which is not above 1', (accountLevel) => {
    const low = { ...profile, accountLevel };
    expect(checkWithdrawal({ session, profile: low, amount })).toBe('level-too-low');
  });

  test('rejects a missing user document', () => {
    expect(checkWithdrawal({ session, profile: null, amount })).toBe('not-found');
  });

  test('checks in the order of the specification', () => {
    const poor = {
      ...profile,
      accountBalance: toCents(1),
      transactionsEnabled: false,
      accountLevel: 1,
    };
    const rich = { ...poor, accountBalance: amount };
    const open = { ...rich, transactionsEnabled: true };
    const found = [
      checkWithdrawal({ session: null, profile: poor, amount: null }),
      checkWithdrawal({ session, profile: poor, amount: null }),
      checkWithdrawal({ session, profile: poor, amount }),
      checkWithdrawal({ session, profile: rich, amount }),
      checkWithdrawal({ session, profile: open, amount }),
      checkWithdrawal({ session, profile: { ...open, accountLevel: 2 }, amount }),
    ];
    expect(found).toEqual([
      'unauthenticated',
      'invalid-amount',
      'insufficient-funds',
      'transactions-disabled',
      'level-too-low',
      null,
    ]);
  });
});
