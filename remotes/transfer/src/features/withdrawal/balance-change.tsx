import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { VisuallyHidden } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../../messages';

type Props = {
  /** The current balance. */
  cents: Cents;
  /** Currency code. */
  currency: string;
};

/**
 * A polite live region that announces balance changes to screen readers. Render it together with the
 * balance, once per page.
 */
export function BalanceChange({ cents, currency }: Props) {
  const [announced, setAnnounced] = useState({ cents, changes: 0, text: '' });
  if (announced.cents !== cents) {
    const text = messages.withdrawal.balanceIs(formatMoney(cents, currency, locale()));
    setAnnounced({ cents, changes: announced.changes + 1, text });
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {/* The key forces a new element, so that screen readers announce each change. */}
        <span key={announced.changes}>{announced.text}</span>
      </span>
    </VisuallyHidden>
  );
}
