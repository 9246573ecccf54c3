import { formatMoney, parseAmountIn, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { AmountField } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../../messages';

type Props = {
  amount: Cents;
  currency: string;
  /** Whether the typed amount matches. */
  onConfirmed: (isSame: boolean) => void;
};

const texts = messages.credit;

/** Asks to type a large amount again: catches a zero too many. */
export function ConfirmAmountField({ amount, currency, onConfirmed }: Props) {
  const [text, setText] = useState('');
  return (
    <AmountField
      label={texts.typed}
      hint={texts.typedHint(formatMoney(amount, currency, locale()))}
      currency={currency}
      required
      value={text}
      onChange={({ target }) => {
        const parsed = parseAmountIn(target.value, currency);
        setText(target.value);
        onConfirmed(parsed.ok && parsed.cents === amount);
      }}
    />
  );
}
