import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { useState } from 'react';
import { messages } from './messages';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** The balance as it is now. */
  cents: Cents;
  /** Three-letter code. */
  currency: string;
  /** The person has hidden the balance: that it changed is said, the amount is not. */
  hidden?: boolean | undefined;
};

/**
 * Says to screen readers, once and politely, that a balance has changed while it is on the page: who
 * sees notices by looking. Stands beside the balance from the start; of several on a page only one.
 */
export function BalanceChange({ cents, currency, hidden = false }: Props) {
  const [said, setSaid] = useState({ cents, changes: 0, text: '' });
  if (said.cents !== cents) {
    const text = hidden
      ? messages.balanceChanged
      : messages.balanceIs(formatMoney(cents, currency, locale()));
    setSaid({ cents, changes: said.changes + 1, text });
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {/* The same text again is read out only as a new element. */}
        <span key={said.changes}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
}
