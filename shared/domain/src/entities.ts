import type { Cents } from './money';

/** A person's account, read from `users/{uid}` (section 3). */
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
  /** `false` also where an administrator has never set it (section 5). */
  transactionsEnabled: boolean;
};

export type TransactionType = 'withdrawal' | 'send_loan' | 'send_money';

/** Any other text may be stored too, and is shown as it is (section 2, Dashboard). */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/** A line of the transaction history, read from `transactions/{id}` (section 3). */
export type Transaction = {
  id: string;
  userId: string;
  type: TransactionType;
  amount: Cents;
  /** `null` until the server has set its timestamp. */
  date: Date | null;
  /** `null` where none is stored, which is shown as 'Completed'. */
  status: TransactionStatus | null;
  method?: string;
  accountNumber?: string;
  accountHolderName?: string;
  bankName?: string;
  email?: string;
  cryptoType?: string;
  /** The account's balance after an administrator's credit. */
  balance?: Cents;
  /** The uid of the administrator who made it. */
  by?: string;
};
