import { AmountField, Button, Notice, Stack, TextField } from '@bank/ui';
import type { Dispute } from '../../api/dispute';
import styles from '../../form.module.css';
import { dispute as messages } from '../../messages';
import { useDisputeForm } from './use-dispute-form';

type Props = {
  submit: (dispute: Dispute) => Promise<void>;
  onFiled: (reference: string) => void;
};

export function DisputeForm(props: Props) {
  const { form, text, type, fieldErrors, failure, busy, send } = useDisputeForm(props);
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <Stack>
        <AmountField
          name="amount"
          label={messages.amount}
          hint={messages.amountHint}
          error={fieldErrors.amount}
          value={text.amount}
          onChange={(event) => type('amount', event.target.value)}
          required
        />
        <TextField
          name="accountNumber"
          label={messages.accountNumber}
          error={fieldErrors.accountNumber}
          value={text.accountNumber}
          onChange={(event) => type('accountNumber', event.target.value)}
          autoComplete="off"
          spellCheck={false}
          required
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
