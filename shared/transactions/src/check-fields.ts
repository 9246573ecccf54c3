import { parseAmountIn, plainAmount } from '@bank/domain';
import { amountProblems } from '@bank/ui';
import { messages } from './messages';
import type { FilterFields } from './filter-params';

export type FieldProblems = Partial<Record<keyof FilterFields, string>>;

const texts = messages.filter;

/** Validates the form's filter fields and normalizes the amounts for the URL. */
export function checkFields(
  fields: FilterFields,
  currency: string,
): {
  fields: FilterFields;
  problems: FieldProblems;
} {
  const problems: FieldProblems = {};
  const checked = { ...fields };
  const amounts = { min: 0, max: Infinity };
  for (const key of ['min', 'max'] as const) {
    if (fields[key].trim() === '') continue;
    const parsed = parseAmountIn(fields[key], currency);
    if (parsed.ok) {
      amounts[key] = parsed.cents;
      checked[key] = plainAmount(parsed.cents, currency);
    } else problems[key] = amountProblems[parsed.problem];
  }
  if (amounts.max < amounts.min) problems.max = texts.amountOrder;
  // ISO days sort as text.
  if (fields.from && fields.to && fields.to < fields.from) problems.to = texts.dateOrder;
  return { fields: checked, problems };
}
