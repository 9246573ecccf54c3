import type { Transaction } from '@bank/domain';
import { AmountField, amountHint, Button, Notice, Stack, TextField } from '@bank/ui';
import type { Dispute } from '../../api/dispute';
import styles from '../../form.module.css';
import { dispute as messages } from '../../messages';
import { useDisputeForm } from './use-dispute-form';

type Props = {
  /** Fills in the form. */
  payment: Transaction | null;
  currency: string;
  submit: (dispute: Dispute) => Promise<void>;
  onFiled: (reference: string) => void;
};

export function DisputeForm(props: Props) {
  const { form, field, formError, busy, onSubmit } = useDisputeForm(props);
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <Stack>
        <div className={styles.fields}>
          <AmountField
            {...field('amount')}
            label={messages.amount}
            hint={amountHint(props.currency)}
            required
          />
          <TextField
            {...field('accountNumber')}
            label={messages.accountNumber}
            autoComplete="off"
            spellCheck={false}
            required
          />
        </div>
        {formError && (
          <Notice tone="danger" role="alert">
            {formError}
          </Notice>
        )}
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
