import {
  BUDGET_CATEGORIES,
  formatMoney,
  parseAmountIn,
  plainAmount,
  type BudgetCategory,
  type Cents,
} from '@bank/domain';
import { locale } from '@bank/i18n';
import { useUnsavedChanges } from '@bank/remote-kit';
import {
  AmountField,
  amountHint,
  amountProblems,
  Button,
  Notice,
  SelectField,
  Stack,
  useForm,
  failureText,
  useRequest,
} from '@bank/ui';
import { useEffect, useState } from 'react';
import type { BudgetChange, Budgets } from '../../api/budgets';
import { categoryName } from '../labels/label-texts';
import styles from './budgets.module.css';
import { messages } from './messages';

type Props = {
  /** The category whose budget is changed; `null` to choose one. */
  category: BudgetCategory | null;
  /** The saved ones, live. */
  budgets: Budgets;
  currency: string;
  save: (change: BudgetChange) => Promise<void>;
  onSaved: (change: BudgetChange) => void;
  onCancel: () => void;
};

/** Sets, changes or removes the budget of one category. */
export function BudgetForm({ category, budgets, currency, save, onSaved, onCancel }: Props) {
  // What the customer saw when the form was opened.
  const [opened] = useState(budgets);
  const [initial] = useState(() => {
    const amount = category && opened.get(category);
    return { category: category ?? '', amount: amount ? plainAmount(amount, currency) : '' };
  });
  async function write(chosen: BudgetCategory, amount: Cents | null): Promise<BudgetChange> {
    const change = { category: chosen, before: budgets.get(chosen) ?? null, amount };
    await save(change);
    return change;
  }

  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial,
    submit(typed) {
      const chosen = BUDGET_CATEGORIES.find((each) => each === typed.category);
      const parsed = parseAmountIn(typed.amount, currency);
      if (!chosen || !parsed.ok) {
        return {
          fields: {
            category: chosen ? undefined : messages.chooseProblem,
            amount: parsed.ok ? undefined : amountProblems[parsed.problem],
          },
        };
      }
      return () => write(chosen, parsed.cents);
    },
    onSuccess: onSaved,
    explain: (error) => ({ form: failureText(error, messages) }),
    staysBusy: true,
  });
  const removal = useRequest(async () => {
    if (category) onSaved(await write(category, null));
  });
  const isBusy = busy || removal.isBusy;
  useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(initial));
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [form]);

  const chosen = BUDGET_CATEGORIES.find((each) => each === values.category);
  const failure = formError ?? (removal.isFailed && failureText(removal.error, messages));
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <Stack>
        {!category && (
          <SelectField
            {...field('category')}
            label={messages.category}
            options={[
              { value: '', label: messages.choose },
              ...BUDGET_CATEGORIES.filter((each) => !opened.has(each)).map((each) => ({
                value: each,
                label: categoryName({ category: each }),
              })),
            ]}
            disabled={isBusy}
            required
          />
        )}
        <AmountField
          {...field('amount')}
          label={category ? messages.amountOf(categoryName({ category })) : messages.amount}
          hint={amountHint(currency)}
          currency={currency}
          disabled={isBusy}
          required
        />
        {chosen && !isBusy && (
          <ChangeElsewhere
            before={opened.get(chosen)}
            now={budgets.get(chosen)}
            currency={currency}
          />
        )}
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Stack direction="row">
          <Button type="submit" busy={busy} busyLabel={messages.saving} disabled={isBusy}>
            {messages.save}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {messages.cancel}
          </Button>
          {category && (
            <Button
              variant="quiet"
              busy={removal.isBusy}
              busyLabel={messages.removing}
              disabled={isBusy}
              onClick={() => void removal.run()}
            >
              {messages.remove}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

type ChangeProps = { before: Cents | undefined; now: Cents | undefined; currency: string };

/** Shows what another page has saved meanwhile; what was typed stays. */
function ChangeElsewhere({ before, now, currency }: ChangeProps) {
  if (before === now) return null;
  return (
    <Notice tone="info" role="status">
      {now === undefined
        ? messages.removedElsewhere
        : messages.changedTo(formatMoney(now, currency, locale()))}
    </Notice>
  );
}
