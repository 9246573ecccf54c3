import { BUDGET_CATEGORIES, type BudgetCategory, type Category, type Cents } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Button, Stack } from '@bank/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { BudgetChange, Budgets } from '../../api/budgets';
import { categoryName } from '../labels/label-texts';
import { BudgetForm } from './budget-form';
import { BudgetMeter } from './budget-meter';
import styles from './budgets.module.css';
import { messages } from './messages';

export type BudgetListProps = {
  budgets: Budgets;
  /** What was spent this month, by category. */
  spent: ReadonlyMap<Category, Cents>;
  currency: string;
  save: (change: BudgetChange) => Promise<void>;
};

type Target = BudgetCategory | 'new';

/** The budgets with what is left of each; one form at a time, in place of its budget. */
export function BudgetList({ budgets: emitted, spent, currency, save }: BudgetListProps) {
  const notify = useNotify();
  const [editing, setEditing] = useState<Target | null>(null);
  /** The budget whose button gets the focus once it is there. */
  const [focused, setFocused] = useState<Target | null>(null);
  // What this page has just written, until the subscription emits it.
  const [written, setWritten] = useState<{ before: Budgets; now: Budgets }>();
  const budgets = written?.before === emitted ? written.now : emitted;

  const close = (focus: Target) => {
    setEditing(null);
    setFocused(focus);
  };
  const onSaved = ({ category, amount }: BudgetChange) => {
    const others = [...budgets].filter(([each]) => each !== category);
    const now = new Map(amount === null ? others : [...others, [category, amount]]);
    setWritten({ before: emitted, now });
    close(amount === null ? 'new' : category);
    const name = categoryName({ category });
    notify.success(amount === null ? messages.removed(name) : messages.saved(name));
  };
  const formFor = (target: Target) => (
    <BudgetForm
      category={target === 'new' ? null : target}
      budgets={budgets}
      currency={currency}
      save={save}
      onSaved={onSaved}
      onCancel={() => close(target)}
    />
  );
  const buttonFor = (target: Target): ComponentProps<typeof OpenButton> => ({
    takesFocus: focused === target,
    onFocus: () => setFocused(null),
    onClick: () => setEditing(target),
    disabled: editing !== null,
  });

  // A form stays open when another page removes its budget.
  const shown = BUDGET_CATEGORIES.filter((each) => budgets.has(each) || each === editing);
  return (
    <>
      {shown.length === 0 && editing === null && <p>{messages.empty}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((category) => (
            <li key={category}>
              {editing === category ? (
                formFor(category)
              ) : (
                <div className={styles.budget}>
                  <p className={styles.name}>{categoryName({ category })}</p>
                  <OpenButton
                    {...buttonFor(category)}
                    variant="quiet"
                    aria-label={messages.changeOf(categoryName({ category }))}
                  >
                    {messages.change}
                  </OpenButton>
                  <BudgetMeter
                    category={category}
                    budget={budgets.get(category) as Cents}
                    spent={spent.get(category)}
                    currency={currency}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing === 'new' && formFor('new')}
      {editing !== 'new' && shown.length < BUDGET_CATEGORIES.length && (
        <Stack direction="row">
          <OpenButton {...buttonFor('new')} variant="secondary">
            {messages.add}
          </OpenButton>
        </Stack>
      )}
    </>
  );
}

type OpenButtonProps = ComponentProps<typeof Button> & { takesFocus: boolean };

/** Opens a form, and gets the focus back when it closes. */
function OpenButton({ takesFocus, ...props }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return <Button ref={button} {...props} />;
}
