import {
  formatMoney,
  PAYMENT_METHODS,
  isZeroDecimal,
  plainAmount,
  wholeUnits,
  type Cents,
  type ParsedAmount,
  type PaymentMethod,
} from '@bank/domain';
import { locale } from '@bank/i18n';
import {
  AmountField,
  amountProblems,
  Button,
  Icon,
  type IconShape,
  SelectField,
  Stack,
  useFormFocus,
} from '@bank/ui';
import { BankIcon, CoinIcon, WalletIcon } from '@bank/ui/icons';
import type { ReactNode, SubmitEvent } from 'react';
import { explain, messages } from '../../messages';
import type { Draft } from './draft';
import { PayeeFields } from './payee-fields';

type Props = {
  draft: Draft;
  amount: ParsedAmount;
  onChange: (draft: Draft) => void;
  /** Whether to show the errors of the fields. */
  showsProblems: boolean;
  currency: string;
  /** The available balance; `null` if this very withdrawal may have lowered it. */
  balance: Cents | null;
  /** Which of the customer's own limits the amount exceeds. */
  limitProblem: string | undefined;
  isBusy: boolean;
  /** A dialog is open. */
  isDialogOpen: boolean;
  onSubmit: () => Promise<void>;
  /** Rendered before the fields. */
  children?: ReactNode;
};

const texts = messages.withdrawal;
/** The same as in the history. */
const icons: Record<PaymentMethod, IconShape> = {
  Bank: BankIcon,
  PayPal: WalletIcon,
  CashApp: WalletIcon,
  Cryptocurrency: CoinIcon,
};

function amountError(amount: ParsedAmount): string | undefined {
  if (amount.ok) return undefined;
  return `${explain('invalid-amount').text} ${amountProblems[amount.problem]}`;
}

export function WithdrawalForm(props: Props) {
  const { draft, amount, onChange, showsProblems, currency, balance } = props;
  const { isBusy, isDialogOpen, onSubmit } = props;
  const { form, focusFirstError } = useFormFocus(isDialogOpen);
  // An old balance may contain cents that a new withdrawal can't.
  const spendable = balance !== null && isZeroDecimal(currency) ? wholeUnits(balance) : balance;
  const isOver = amount.ok && balance !== null && amount.cents > balance;
  const over = isOver ? explain('insufficient-funds').text : props.limitProblem;
  // Appears while typing, so announce it.
  const error = over ? <span role="alert">{over}</span> : showsProblems && amountError(amount);

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
          prefix={<Icon icon={icons[draft.method]} />}
          hint={texts.methodNeeds[draft.method]}
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
          // The dialog says the same.
          error={isDialogOpen ? undefined : error}
          suffix={
            spendable ? (
              <Button
                variant="quiet"
                disabled={isBusy}
                onClick={() => onChange({ ...draft, amount: plainAmount(spendable, currency) })}
              >
                {texts.useAll}
              </Button>
            ) : undefined
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
