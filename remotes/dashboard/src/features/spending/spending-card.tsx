import type { AsyncState } from '@bank/data-access';
import {
  CATEGORIES,
  monthOf,
  subtractCents,
  toCents,
  type Category,
  type Cents,
} from '@bank/domain';
import { Link } from '@bank/router';
import { Card, Stack, useBalanceShown } from '@bank/ui';
import type { BudgetChange, Budgets } from '../../api/budgets';
import type { CategoryTotal } from '../../api/category-totals';
import { BudgetSection } from '../budgets/budget-section';
import { useSpent, type ReadSpent } from '../budgets/use-spent';
import { messages } from './messages';
import { MonthComparison, type ReadPayees, type ReadTotals } from './month-comparison';
import { monthName } from './month-name';

type Props = {
  currency: string;
  budgets: AsyncState<Budgets>;
  requests: {
    readTotals: ReadTotals;
    readPayees: ReadPayees;
    readSpent: ReadSpent;
    saveBudget: (change: BudgetChange) => Promise<void>;
  };
};

/** The budgets of this month, and the totals of each category and payee in two months. */
export function SpendingCard(props: Props) {
  const [showsAmounts] = useBalanceShown();
  return (
    <Card title={messages.title}>
      <Stack gap="l">
        <p>{messages.help}</p>
        {showsAmounts ? <Amounts {...props} /> : <p>{messages.hidden}</p>}
      </Stack>
    </Card>
  );
}

function Amounts({ currency, budgets, requests }: Props) {
  const { readTotals, readPayees, readSpent, saveBudget } = requests;
  const spent = useSpent(budgets.status === 'ready' ? [...budgets.value.keys()] : [], readSpent);
  return (
    <>
      <BudgetSection
        budgets={budgets}
        spent={spent}
        month={monthName(monthOf(spent.now))}
        currency={currency}
        save={saveBudget}
      />
      <MonthComparison
        currency={currency}
        readTotals={readTotals}
        readPayees={readPayees}
        onRead={({ totals, now }) => spent.replace({ now, amounts: spentOf(totals) })}
      />
      <p>
        <Link to="/planned">{messages.afterPlanned}</Link>
      </p>
    </>
  );
}

/** What was spent this month in every category; those without a total have nothing. */
function spentOf(totals: readonly CategoryTotal[]): ReadonlyMap<Category, Cents> {
  const nothing = toCents(0);
  const current = new Map(totals.map((total) => [total.category, total.current]));
  return new Map(
    CATEGORIES.map((each) => [each, subtractCents(nothing, current.get(each) ?? nothing)]),
  );
}
