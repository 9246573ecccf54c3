import type { Cents } from '@bank/domain';
import { AmountField, Button, Notice, Stack } from '@bank/ui';
import styles from '../../form.module.css';
import { loan as messages } from '../../messages';
import { useLoanForm } from './use-loan-form';

type Props = { currency: string; apply: (amount: Cents) => Promise<void> };

export function LoanForm({ currency, apply }: Props) {
  const { form, text, type, problem, failure, busy, submit } = useLoanForm(apply);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Stack>
        <AmountField
          name="loanAmount"
          label={messages.amount}
          hint={messages.amountHint}
          currency={currency}
          error={problem}
          value={text}
          onChange={(event) => type(event.target.value)}
          required
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel={messages.applying}>
          {messages.apply}
        </Button>
      </Stack>
    </form>
  );
}
