import type { BankErrorCode } from './bank-error';
import { INITIAL_ACCOUNT_LEVEL } from './constants';
import type { UserProfile } from './entities';
import type { Cents } from './money';
import type { Payee } from './payee';

export type WithdrawalRequest = { amount: Cents; payee: Payee };

type Check = {
  session: { uid: string } | null;
  /** `null` where the person has no account document. */
  profile: UserProfile | null;
  /** `null` where what was typed is not an amount. */
  amount: Cents | null;
};

/**
 * The first reason why this withdrawal cannot be asked for, in the order of section 5, or `null`.
 * The VAT code comes after, and is judged by the database alone. `not-found`: no account document.
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
