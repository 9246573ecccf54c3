import { describe, expect, it } from '@jest/globals';
import { aTransaction } from '@bank/testing';
import {
  BankIcon,
  CoinIcon,
  LoanIcon,
  MoneyInIcon,
  MoneyOutIcon,
  WalletIcon,
} from '@bank/ui/icons';
import { methodIcon } from './method-icon';

/** An entry without a method, like a credit. */
const { method: _, ...entry } = aTransaction();

describe('the icon of an entry', () => {
  it.each([
    ['Bank', BankIcon],
    ['PayPal', WalletIcon],
    ['CashApp', WalletIcon],
    ['Cryptocurrency', CoinIcon],
    // Unknown methods get the icon of the type.
    ['Cheque', MoneyOutIcon],
    ['toString', MoneyOutIcon],
  ])('shows the method %s', (method, icon) => {
    expect(methodIcon({ ...entry, method })).toBe(icon);
  });

  it('shows the type without a method', () => {
    expect(methodIcon(entry)).toBe(MoneyOutIcon);
    expect(methodIcon({ ...entry, type: 'send_money' })).toBe(MoneyInIcon);
    expect(methodIcon({ ...entry, type: 'send_loan' })).toBe(LoanIcon);
  });
});
