import type { Cents } from '@bank/domain';
import { Amount, useBalanceShown, VisuallyHidden } from '@bank/ui';
import { messages } from '../../messages';

type Props = { cents: Cents; currency: string };

/** A balance, as stars while balances are hidden. */
export function BalanceAmount({ cents, currency }: Props) {
  const [isShown] = useBalanceShown();
  if (isShown) return <Amount cents={cents} currency={currency} />;
  return (
    <>
      <span aria-hidden="true">{messages.balance.stars}</span>
      <VisuallyHidden>{messages.balance.hidden}</VisuallyHidden>
    </>
  );
}
