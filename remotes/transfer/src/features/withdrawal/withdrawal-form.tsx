import {
  formatMoney,
  PAYMENT_METHODS,
  type Cents,
  type parseAmount,
  type PaymentMethod,
} from '@bank/domain';
import { locale } from '@bank/i18n';
import { AmountField, amountProblems, Button, SelectField, Stack, useFormFocus } from '@bank/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { explain, messages } from '../../messages';
import type { Draft } from './draft';
import { PayeeFields } from './payee-fields';

type Props = {
  draft: Draft;
  amount: ReturnType<typeof parseAmount>;
  onChange: (draft: Draft) => void;
  /** Whether to show the errors of the fields. */
  showsProblems: boolean;
  currency: string;
  /** The available balance; `null` if this very withdrawal may have lowered it. */
  balance: Cents | null;
  isBusy: boolean;
  /** A dialog is open. */
  isDialogOpen: boolean;
  onSubmit: () => Promise<void>;
  /** Rendered before the fields. */
  children?: ReactNode;
};

const texts = messages.withdrawal;

export function WithdrawalForm(props: Props) {
  const { draft, amount, onChange, showsProblems, currency, balance } = props;
  const { isBusy, isDialogOpen, onSubmit } = props;
  const { form, focusFirstError } = useFormFocus(isDialogOpen);
  const isOver = amount.ok && balance !== null && amount.cents > balance;
  const amountError = showsProblems && !amount.ok ? amountProblems[amount.problem] : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void onSubmit().then(focusFirstError);
  }

  return (
    // The specification defines the checks and their order, so the browser's validation is off.
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="l">
        {props.children}
        <SelectField
          label={texts.method}
          options={PAYMENT_METHODS.map((value) => ({ value, label: texts.methodNames[value] }))}
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
          hint={amount.ok ? formatMoney(amount.cents, currency, locale()) : undefined}
          // Appears while typing, so announce it.
          error={
            isOver ? <span role="alert">{explain('insufficient-funds').text}</span> : amountError
          }
          disabled={isBusy}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
        />
        <Button type="submit" busy={isBusy} busyLabel={texts.processing}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
