import { BankError, parseAmountIn, type Cents } from '@bank/domain';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import { AmountField, amountHint, amountProblems, Button, Notice, Stack, useForm } from '@bank/ui';
import { useEffect } from 'react';
import styles from '../../form.module.css';
import { loan as messages } from '../../messages';

type Props = {
  currency: string;
  /** Rejects with a `BankError`; the input then stays. */
  apply: (amount: Cents) => Promise<void>;
  /** Called after each request that was sent. */
  onSent: () => void;
  /** Called when the form begins and ceases to have input that was not sent. */
  onUnsentChange: (hasUnsent: boolean) => void;
};

export function LoanForm({ currency, apply, onSent, onUnsentChange }: Props) {
  const notify = useNotify();
  const { form, values, set, field, formError, busy, onSubmit } = useForm({
    initial: { loanAmount: '' },
    submit({ loanAmount }) {
      const parsed = parseAmountIn(loanAmount, currency);
      if (!parsed.ok) return { fields: { loanAmount: amountProblems[parsed.problem] } };
      return () => apply(parsed.cents);
    },
    onSuccess() {
      set('loanAmount', '');
      onSent();
      // Not a success: the admin still has to decide.
      notify.info(messages.submitted);
    },
    // The pending loan replaces the form.
    staysBusy: true,
    explain(error) {
      const isPending = error instanceof BankError && error.code === 'already-exists';
      return { form: isPending ? messages.alreadyPending : messages.failed };
    },
  });
  const hasUnsent = values.loanAmount !== '';
  useUnsavedChanges(hasUnsent);
  useEffect(() => onUnsentChange(hasUnsent), [hasUnsent, onUnsentChange]);
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <Stack>
        <AmountField
          {...field('loanAmount')}
          label={messages.amount}
          hint={amountHint(currency)}
          currency={currency}
          required
        />
        {formError && (
          <Notice tone="danger" role="alert">
            {formError}
          </Notice>
        )}
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={messages.applying}>
          {messages.apply}
        </Button>
      </Stack>
    </form>
  );
}
