import { BUDGET_CATEGORIES } from '@bank/domain';
import { onStored, type Operation } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { longAgo, NOW, type Data, type Value } from './rest-encoding';
import { now, type ValueGenerator } from './value-generators';

export const budgetsPath = ({ uid }: Principals) => `budgets/${uid}`;

const DATA: Data = { amounts: { map: { groceries: 200, travel: 50.01 } }, updatedAt: NOW };

/** Stored budgets. */
export function storedBudgets(principals: Principals): Record<string, Data> {
  return { [budgetsPath(principals)]: longAgo(DATA) };
}

const alone = (category: string, amount: Value): Value => ({ map: { [category]: amount } });
const everyOne = (amount: number): Value => ({
  map: Object.fromEntries(BUDGET_CATEGORIES.map((category) => [category, amount])),
});

/** Besides 0 and a text. */
const NO_AMOUNTS: readonly Value[] = [
  ...[-0.01, 0.001, 1_000_000_000.01],
  ...['', null, true, [200], { map: { amount: 200 } }, new Date(200)],
];

/** No map, an empty one, unknown categories, and a wrong amount for each category. */
const amounts: ValueGenerator = {
  forged: [
    ...['groceries', '', 7, null, true, ['groceries'], { map: {} }],
    ...['gambling', 'Groceries', 'income', ' ', 'amounts'].map((category) => alone(category, 200)),
    { map: { groceries: 200, income: 200 } },
    ...BUDGET_CATEGORIES.flatMap((category) => [alone(category, 0), alone(category, '200')]),
    ...NO_AMOUNTS.flatMap((amount) => [alone('groceries', amount), alone('other', amount)]),
  ].map((value) => ({ value })),
  allowed: [
    ...BUDGET_CATEGORIES.map((category) => alone(category, 0.01)),
    everyOne(1_000_000_000),
    everyOne(1234.56),
  ],
};

const save = own('budgets', (principals) => ({
  how: 'set',
  path: budgetsPath(principals),
  data: DATA,
  shape: { amounts, updatedAt: now },
}));

/** The operations of customers on their budgets, without deletes. */
export const budgetOperations: readonly Operation[] = [
  save,
  onStored(save, 'other budgets in place of some', storedBudgets, { forges: ['updatedAt'] }),
];
