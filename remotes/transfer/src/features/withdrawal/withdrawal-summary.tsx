import { subtractCents, type Cents } from '@bank/domain';
import { Link } from '@bank/router';
import { Amount, Card, DescriptionList, VisuallyHidden } from '@bank/ui';
import { messages as planned } from '../planned/messages';
import { messages } from '../../messages';
import { BalanceAmount } from '../balance/balance-amount';
import { recipientOf } from '../payees/destination';
import { payeeFromDraft, type Draft } from './draft';
import styles from './withdrawal.module.css';

type Props = {
  draft: Draft;
  /** The typed amount; `null` if it is not one. */
  amount: Cents | null;
  /** The available balance; `null` if this very withdrawal may have lowered it. */
  balance: Cents | null;
  currency: string;
};

const texts = messages.summary;

/**
 * Shows what the form would send, on wide screens next to it; the review shows it on every screen. Below it is
 * the link to the planned payments.
 */
export function WithdrawalSummary({ draft, amount, balance, currency }: Props) {
  const isCovered = amount !== null && balance !== null && amount <= balance;
  const items = [
    { name: texts.to, value: <bdi>{recipientOf(payeeFromDraft(draft)) || <None />}</bdi> },
    { name: texts.method, value: messages.withdrawal.methodNames[draft.method] },
    {
      name: texts.amount,
      value: amount === null ? <None /> : <Amount cents={amount} currency={currency} />,
    },
    {
      name: texts.after,
      value: isCovered ? (
        <BalanceAmount cents={subtractCents(balance, amount)} currency={currency} />
      ) : (
        <None />
      ),
    },
  ];
  return (
    <>
      <Card title={texts.title} className={styles.summary}>
        <DescriptionList items={items} />
      </Card>
      <Link to="/planned">{planned.title}</Link>
    </>
  );
}

/** Most screen readers skip a dash. */
function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{texts.none}</VisuallyHidden>
    </>
  );
}
