import { INITIAL_ACCOUNT_LEVEL, type Transaction, type UserProfile } from '@bank/domain';

type StepName = 'email' | 'identity' | 'deposit' | 'transfer';
export type Step = { name: StepName; isDone: boolean; path: string };

/**
 * The first steps of a customer, or `null` once they have made them, apart from the email, or have a long
 * history. `newest` are the latest transactions, and all of them if `isComplete`.
 */
export function onboardingSteps(
  account: UserProfile,
  newest: readonly Transaction[],
  { isComplete, isEmailConfirmed }: { isComplete: boolean; isEmailConfirmed: boolean },
): Step[] | null {
  const steps: Step[] = [
    { name: 'email', isDone: isEmailConfirmed, path: '/Profile' },
    // An identity check ends with a higher level, which only an admin sets.
    {
      name: 'identity',
      isDone: account.accountLevel > INITIAL_ACCOUNT_LEVEL,
      path: '/Kyc',
    },
    {
      name: 'deposit',
      isDone: account.accountBalance > 0 || newest.length > 0,
      path: '/dashboard/deposit',
    },
    {
      name: 'transfer',
      isDone: newest.some(({ type }) => type === 'withdrawal'),
      path: '/Withdrawal',
    },
  ];
  // The site-wide notice already asks for an unconfirmed email.
  const isOpen = steps.some(({ name, isDone }) => name !== 'email' && !isDone);
  return isComplete && isOpen ? steps : null;
}
