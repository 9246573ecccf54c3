import type { AmountProblem } from '@bank/domain';
import { messages } from './messages';

/** What to say beside an `AmountField` whose text `parseAmount` refuses. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = messages.amountProblems;
