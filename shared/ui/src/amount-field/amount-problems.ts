import { formatFigure, toCents, type AmountProblem } from '@bank/domain';
import { locale } from '@bank/i18n';
import { messages } from './messages';

/** Field errors for the problems that `parseAmountIn` returns. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = messages.problems;

/** The hint of an amount field: an example with the decimals of the currency. */
export function amountHint(currency: string): string {
  return messages.hint(formatFigure(toCents(1250), currency, locale()));
}
