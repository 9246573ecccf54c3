import type { COINS, PAYMENT_METHODS } from './constants';

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type Coin = (typeof COINS)[number];

/**
 * The payee of a withdrawal, with the fields of its method only (specification, section 2, Withdrawal).
 * CashApp's `email` may be a cashtag: `$` and 1 to 20 letters or digits.
 */
export type Payee =
  | { method: 'Bank'; accountNumber: string; bankName: string; accountHolderName: string }
  | { method: 'PayPal' | 'CashApp'; email: string }
  | { method: 'Cryptocurrency'; cryptoAddress: string; cryptoType: Coin };

/** The account, email or address that the money goes to, shown beside the payee's name. */
export function destinationOf(payee: Payee): string {
  switch (payee.method) {
    case 'Bank':
      return payee.accountNumber;
    case 'PayPal':
    case 'CashApp':
      return payee.email;
    case 'Cryptocurrency':
      return payee.cryptoAddress;
  }
}
