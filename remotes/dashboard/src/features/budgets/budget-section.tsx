import type { AsyncState } from '@bank/data-access';
import { Button, Notice, Skeleton, Stack } from '@bank/ui';
import type { Budgets } from '../../api/budgets';
import styles from '../spending/spending.module.css';
import { BudgetList, type BudgetListProps } from './budget-list';
import { messages } from './messages';
import type { useSpent } from './use-spent';

type Props = Omit<BudgetListProps, 'budgets' | 'spent'> & {
  budgets: AsyncState<Budgets>;
  spent: Pick<ReturnType<typeof useSpent>, 'amounts' | 'hasFailed' | 'retry'>;
  /** The name of the month of `spent`. */
  month: string;
};

/**
 * The customer's budgets. They are compared with this month's spending only, as banking apps do: what was
 * planned for an earlier month is not stored, so that today's budget would say nothing about it.
 */
export function BudgetSection({ budgets, spent, month, ...props }: Props) {
  const hasBudgets = budgets.status === 'ready' && budgets.value.size > 0;
  return (
    <Stack>
      <h3 className={styles.title}>{hasBudgets ? messages.titleOf(month) : messages.title}</h3>
      {budgets.status === 'loading' && <Skeleton height="5rem" />}
      {budgets.status === 'error' && (
        <Notice tone="danger" role="alert">
          {messages.loadFailed}
        </Notice>
      )}
      {budgets.status === 'ready' && (
        <BudgetList {...props} budgets={budgets.value} spent={spent.amounts} />
      )}
      {spent.hasFailed && (
        <Notice tone="danger" role="alert">
          <Stack gap="s">
            <p>{messages.spentFailed}</p>
            <Stack direction="row">
              <Button variant="secondary" onClick={spent.retry}>
                {messages.retry}
              </Button>
            </Stack>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}
