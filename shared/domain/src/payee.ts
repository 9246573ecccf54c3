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
