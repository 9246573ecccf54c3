import type { AmountProblem } from '@bank/domain';

/** What to say beside an `AmountField` whose text `parseAmount` refuses. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = {
  empty: 'Enter an amount.',
  'not-a-number': 'Enter an amount in digits, such as 1,250.00.',
  ambiguous: 'Write the decimals too, such as 1,250.00 or 1.250,00, so that the amount is certain.',
  'too-precise': 'Enter an amount with at most two decimals.',
  'not-positive': 'Enter an amount above 0.',
  'too-large': 'Enter an amount of at most 1,000,000,000.',
};
