import { PAYMENT_METHODS, parseAmount, type PaymentMethod } from '@bank/domain';
import { AmountField, amountProblems, Button, SelectField, Stack } from '@bank/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import type { Draft } from './draft';
import { PayeeFields } from './payee-fields';
import { useFocusReturn } from './use-focus-return';

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Whether to point out what is wrong with the fields. */
  showsProblems: boolean;
  currency: string;
  isBusy: boolean;
  /** Dialogs have taken over. */
  isAway: boolean;
  onSubmit: () => void;
};

const texts = messages.withdrawal;
const methods = PAYMENT_METHODS.map((value) => ({
  value,
  label: texts.methodNames[value],
}));

export function WithdrawalForm(props: Props) {
  const { draft, onChange, showsProblems, currency, isBusy, isAway, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useFocusReturn<HTMLButtonElement>(isAway);
  const [submissions, setSubmissions] = useState(0);
  const amount = parseAmount(draft.amount);
  const amountError = showsProblems && !amount.ok ? amountProblems[amount.problem] : undefined;

  useEffect(() => {
    if (submissions === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions, showsProblems]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmissions(submissions + 1);
    onSubmit();
  }

  return (
    // The checks and their order are the product's own, hence not the browser's.
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="l">
        <SelectField
          label={texts.method}
          options={methods}
          value={draft.method}
          disabled={isBusy}
          onChange={(event) => onChange({ ...draft, method: event.target.value as PaymentMethod })}
        />
        <PayeeFields
          draft={draft}
          onChange={onChange}
          showsProblems={showsProblems}
          isDisabled={isBusy}
        />
        <AmountField
          label={texts.fields.amount}
          currency={currency}
          value={draft.amount}
          error={amountError}
          disabled={isBusy}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
        />
        <Button ref={submitButton} type="submit" busy={isBusy} busyLabel={texts.processing}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
