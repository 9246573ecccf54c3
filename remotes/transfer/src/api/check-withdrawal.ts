import {
  INITIAL_ACCOUNT_LEVEL,
  type BankErrorCode,
  type Cents,
  type Payee,
  type UserProfile,
} from '@bank/domain';

export type WithdrawalRequest = { amount: Cents; payee: Payee };

type Check = {
  session: { uid: string } | null;
  /** `null` if the user document does not exist. */
  profile: UserProfile | null;
  /** `null` if the input is not an amount. */
  amount: Cents | null;
};

/**
 * The first failed check of a withdrawal, in the order of the specification, section 5, or `null`. The
 * VAT code is checked later, by the security rules only. `not-found`: the user document does not exist.
 */
export function checkWithdrawal({ session, profile, amount }: Check): BankErrorCode | null {
  if (!session) return 'unauthenticated';
  if (amount === null || amount <= 0) return 'invalid-amount';
  if (!profile) return 'not-found';
  if (amount > profile.accountBalance) return 'insufficient-funds';
  if (!profile.transactionsEnabled) return 'transactions-disabled';
  if (profile.accountLevel <= INITIAL_ACCOUNT_LEVEL) return 'level-too-low';
  return null;
}
