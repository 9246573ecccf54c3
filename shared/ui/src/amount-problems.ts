import type { AmountProblem } from '@bank/domain';
import { messages } from './messages';

/** Field errors for the problems that `parseAmount` returns. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = messages.amountProblems;
