import { formatMoney, parseAmount, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { AmountField } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../../messages';

type Props = {
  amount: Cents;
  currency: string;
  /** Whether what is typed is the amount. */
  onTyped: (isSame: boolean) => void;
};

const texts = messages.credit;

/** A large amount, typed once more: a nought too many does not pass twice. */
export function TypedAmount({ amount, currency, onTyped }: Props) {
  const [text, setText] = useState('');
  return (
    <AmountField
      label={texts.typed}
      hint={texts.typedHint(formatMoney(amount, currency, locale()))}
      currency={currency}
      required
      value={text}
      onChange={({ target }) => {
        const parsed = parseAmount(target.value);
        setText(target.value);
        onTyped(parsed.ok && parsed.cents === amount);
      }}
    />
  );
}
