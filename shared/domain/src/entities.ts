import type { Cents } from './money';

/** A user's profile, read from `users/{uid}` (specification, section 3). */
export type UserProfile = {
  uid: string;
  username: string;
  email: string;
  accountBalance: Cents;
  loanBalance: Cents;
  /** The currency code chosen at sign-up. */
  country: string;
  accountLevel: number;
  isAdmin: boolean;
  /** The phone number. */
  number: string;
  /** `false` until an administrator enables it (specification, section 5). */
  transactionsEnabled: boolean;
};

export type TransactionType = 'withdrawal' | 'send_loan' | 'send_money';

/** Other stored values are shown unchanged (specification, section 2, Dashboard). */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/** An entry of the transaction history, read from `transactions/{id}` (specification, section 3). */
export type Transaction = {
  id: string;
  userId: string;
  type: TransactionType;
  amount: Cents;
  /** `null` until the server timestamp is set. */
  date: Date | null;
  /** `null` if none is stored; shown as 'Completed'. */
  status: TransactionStatus | null;
  method?: string;
  accountNumber?: string;
  accountHolderName?: string;
  bankName?: string;
  email?: string;
  cryptoType?: string;
  /** The account's balance after an administrator's credit. */
  balance?: Cents;
  /** The uid of the administrator who made the credit. */
  by?: string;
};
