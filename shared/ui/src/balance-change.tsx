import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { useState } from 'react';
import { messages } from './messages';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** The current balance. */
  cents: Cents;
  /** Currency code. */
  currency: string;
  /** The user has hidden the balance: announce the change without the amount. */
  hidden?: boolean | undefined;
};

/**
 * A polite live region that announces balance changes to screen readers. Render it together with the
 * balance, once per page.
 */
export function BalanceChange({ cents, currency, hidden = false }: Props) {
  const [announced, setAnnounced] = useState({ cents, changes: 0, text: '' });
  if (announced.cents !== cents) {
    const text = hidden
      ? messages.balanceChanged
      : messages.balanceIs(formatMoney(cents, currency, locale()));
    setAnnounced({ cents, changes: announced.changes + 1, text });
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {/* The key forces a new element: screen readers do not repeat unchanged text. */}
        <span key={announced.changes}>{announced.text}</span>
      </span>
    </VisuallyHidden>
  );
}
