import {
  formatMoney,
  parseAmount,
  PAYMENT_METHODS,
  type Cents,
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
  onChange: (draft: Draft) => void;
  /** Whether to point out what is wrong with the fields. */
  showsProblems: boolean;
  currency: string;
  /** What there is to withdraw; `null` where it may have been lowered by this very withdrawal. */
  balance: Cents | null;
  isBusy: boolean;
  /** Dialogs have taken over. */
  isAway: boolean;
  onSubmit: () => Promise<void>;
  /** Stands before the fields. */
  children?: ReactNode;
};

const texts = messages.withdrawal;

export function WithdrawalForm(props: Props) {
  const { draft, onChange, showsProblems, currency, balance, isBusy, isAway, onSubmit } = props;
  const { form, answered } = useFormFocus(isAway);
  const amount = parseAmount(draft.amount);
  const isOver = amount.ok && balance !== null && amount.cents > balance;
  const amountError = showsProblems && !amount.ok ? amountProblems[amount.problem] : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void onSubmit().then(answered);
  }

  return (
    // The checks and their order are the product's own, hence not the browser's.
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
          // Told while one types, so it is read out when it appears.
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
