import { BILL_CATEGORIES, type Cents } from '@bank/domain';
import {
  AmountField,
  amountProblems,
  Button,
  Icon,
  type IconName,
  Notice,
  Stack,
  VisuallyHidden,
} from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import { formatDollars, readBill, type BillCategory, type BillDraft } from './bill-payment';
import styles from './bill.module.css';

type Props = { onPay: (category: BillCategory, amount: Cents) => void };

const texts = messages.bills;
const emptyDraft: BillDraft = { category: null, amount: '' };
const icons: Record<BillCategory, IconName> = {
  Electricity: 'bolt',
  Water: 'drop',
  Internet: 'wifi',
  Phone: 'phone',
  Rent: 'house',
};

export function BillForm({ onPay }: Props) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [paid, setPaid] = useState('');
  const bill = readBill(draft);
  const problem = isSubmitted && !bill.ok ? bill.problem : null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(!bill.ok);
    if (!bill.ok) return;
    onPay(bill.category, bill.amount);
    setPaid(texts.paid(bill.category, formatDollars(bill.amount)));
    setDraft(emptyDraft);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Stack gap="l">
        <fieldset className={styles.categories}>
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
              <Icon name={icons[category]} />
              {category}
            </label>
          ))}
        </fieldset>
        <AmountField
          label={texts.amount}
          currency="$"
          value={draft.amount}
          error={problem && problem !== 'missing' ? amountProblems[problem] : undefined}
          onChange={(event) => setDraft({ ...draft, amount: event.target.value })}
        />
        {problem === 'missing' && (
          <Notice tone="danger" role="alert">
            {texts.missing}
          </Notice>
        )}
        <Button type="submit">{texts.submit}</Button>
        <VisuallyHidden>
          <span role="status">{paid}</span>
        </VisuallyHidden>
      </Stack>
    </form>
  );
}
