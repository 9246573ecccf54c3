import { parseAmount, toMajorUnits, type AmountProblem, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';

export const BILL_CATEGORIES = ['Electricity', 'Water', 'Internet', 'Phone', 'Rent'] as const;

export type BillCategory = (typeof BILL_CATEGORIES)[number];

/** A paid bill: kept on this page only, never stored (specification, section 3). */
export type BillPayment = {
  id: string;
  category: BillCategory;
  amount: Cents;
  date: Date;
};

/** The values of the form fields. */
export type BillDraft = { category: BillCategory | null; amount: string };

/** Why the bill can't be paid yet. */
export type BillProblem = 'missing' | Exclude<AmountProblem, 'empty'>;

/** Parses the form. `missing` is the message of the specification, section 5. */
export function readBill(
  draft: BillDraft,
): { ok: true; category: BillCategory; amount: Cents } | { ok: false; problem: BillProblem } {
  const { category } = draft;
  const amount = parseAmount(draft.amount);
  if (category === null) return { ok: false, problem: 'missing' };
  if (amount.ok) return { ok: true, category, amount: amount.cents };
  return {
    ok: false,
    problem: amount.problem === 'empty' ? 'missing' : amount.problem,
  };
}

/**
 * Always dollars with two decimals, regardless of the account's currency (specification, section 2, Pay
 * bills).
 */
export function formatDollars(amount: Cents): string {
  const figure = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return `$${figure.format(toMajorUnits(amount))}`;
}
