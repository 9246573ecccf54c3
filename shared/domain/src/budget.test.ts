import { expect, it } from '@jest/globals';
import { BUDGET_CATEGORIES, budgetUse } from './budget';
import { CATEGORIES } from './label';
import { toCents } from './money';

it.each([
  [200, 0, 200, 0, 'within'],
  [200, 159.99, 40.01, 79, 'within'],
  [200, 160, 40, 80, 'near'],
  [200, 199.99, 0.01, 99, 'near'],
  [200, 200, 0, 100, 'spent'],
  [200, 200.01, -0.01, 100, 'over'],
  [0.01, 1_000_000_000, -999_999_999.99, 10_000_000_000_000, 'over'],
] as const)('a budget of %s with %s spent has %s left: %s %%, %s', (...figures) => {
  const [budget, spent, left, percent, status] = figures;
  expect(budgetUse(toCents(budget), toCents(spent))).toEqual({
    ...{ spent: toCents(spent), left: toCents(left), percent, status },
  });
});

it('a category with more refunds than payments has its whole budget left', () => {
  const use = budgetUse(toCents(50), toCents(-20));
  expect(use).toEqual({ spent: 0, left: 5000, percent: 0, status: 'within' });
});

it('every category except income can have a budget', () => {
  expect([...BUDGET_CATEGORIES, 'income'].sort()).toEqual([...CATEGORIES].sort());
});
