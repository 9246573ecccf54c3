import { parseAmount, type Cents } from '@bank/domain';
import {
  AmountField,
  amountProblems,
  Button,
  Icon,
  type IconShape,
  Notice,
  Stack,
  useFormFocus,
  VisuallyHidden,
} from '@bank/ui';
import { BoltIcon, DropIcon, HomeIcon, PhoneIcon, WifiIcon } from '@bank/ui/icons';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import {
  BILL_CATEGORIES,
  formatDollars,
  readBill,
  type BillCategory,
  type BillDraft,
  type BillProblem,
} from './bill-payment';
import styles from './bill.module.css';
import { messages as texts } from './messages';

type Props = { onPay: (category: BillCategory, amount: Cents) => void };

const emptyDraft: BillDraft = { category: null, amount: '' };
const icons: Record<BillCategory, IconShape> = {
  Electricity: BoltIcon,
  Water: DropIcon,
  Internet: WifiIcon,
  Phone: PhoneIcon,
  Rent: HomeIcon,
};

function amountError(problem: BillProblem | null): ReactNode {
  if (problem === null) return undefined;
  if (problem !== 'missing') return amountProblems[problem];
  return <span role="alert">{texts.missing}</span>;
}

export function BillForm({ onPay }: Props) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [paid, setPaid] = useState('');
  const bill = readBill(draft);
  const problem = isSubmitted && !bill.ok ? bill.problem : null;
  const { form, focusFirstError } = useFormFocus();
  const missingId = useId();
  const isCategoryMissing = problem === 'missing' && draft.category === null;
  const amount = parseAmount(draft.amount);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(!bill.ok);
    if (!bill.ok) {
      focusFirstError();
      return;
    }
    onPay(bill.category, bill.amount);
    setPaid(texts.paid(texts.categories[bill.category], formatDollars(bill.amount)));
    setDraft(emptyDraft);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Stack gap="l">
        <fieldset
          className={styles.categories}
          role="radiogroup"
          aria-invalid={isCategoryMissing || undefined}
          aria-describedby={isCategoryMissing ? missingId : undefined}
        >
          <legend>{texts.category}</legend>
          {BILL_CATEGORIES.map((category) => (
            <label key={category} className={styles.category}>
              <input
                type="radio"
                name="category"
                value={category}
                checked={draft.category === category}
                onChange={() => setDraft({ ...draft, category })}
              />
              <Icon icon={icons[category]} />
              {texts.categories[category]}
            </label>
          ))}
        </fieldset>
        {/* Shown once: the message names both fields. */}
        {isCategoryMissing && (
          <Notice tone="danger" role="alert">
            <span id={missingId}>{texts.missing}</span>
          </Notice>
        )}
        <AmountField
          label={texts.amount}
          name="amount"
          currency="$"
          value={draft.amount}
          hint={amount.ok ? formatDollars(amount.cents) : undefined}
          error={isCategoryMissing ? undefined : amountError(problem)}
          onChange={(event) => setDraft({ ...draft, amount: event.target.value })}
        />
        <Button type="submit">{texts.submit}</Button>
        <VisuallyHidden>
          <span role="status">{paid}</span>
        </VisuallyHidden>
      </Stack>
    </form>
  );
}
