import { CATEGORIES, type Category } from './label';
import { subtractCents, toCents, type Cents } from './money';

export type BudgetCategory = Exclude<Category, 'income'>;

/** What a customer can set a monthly budget for; the security rules have the same. */
export const BUDGET_CATEGORIES: readonly BudgetCategory[] = CATEGORIES.filter(
  (category): category is BudgetCategory => category !== 'income',
);

/** From this percentage on, the customer is told how much of a budget is spent. */
const NEAR_PERCENT = 80;

/** `left` is negative once the budget is exceeded, by that amount. */
export type BudgetUse = {
  spent: Cents;
  left: Cents;
  /** Rounded down, so that 100 means all of it. May be above 100. */
  percent: number;
  status: 'within' | 'near' | 'spent' | 'over';
};

/** Compares a budget above 0 with what was spent of it. Refunds above the payments count as nothing spent. */
export function budgetUse(budget: Cents, total: Cents): BudgetUse {
  const spent = total < 0 ? toCents(0) : total;
  const left = subtractCents(budget, spent);
  const percent = Math.floor((spent * 100) / budget);
  if (left < 0) return { spent, left, percent, status: 'over' };
  if (left === 0) return { spent, left, percent, status: 'spent' };
  return { spent, left, percent, status: percent >= NEAR_PERCENT ? 'near' : 'within' };
}
