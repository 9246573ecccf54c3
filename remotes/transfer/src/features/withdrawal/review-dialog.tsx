import { subtractCents, type Cents } from '@bank/domain';
import { payeeRows, receiptTexts } from '@bank/transactions';
import { Amount, Button, Dialog, DescriptionList } from '@bank/ui';
import type { ReactNode } from 'react';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { messages } from '../../messages';
import { BalanceAmount } from '../balance/balance-amount';

type Props = {
  request: WithdrawalRequest;
  account: { balance: Cents; currency: string };
  onBack: () => void;
  /** The button that goes on. */
  action: ReactNode;
  /** What to point out below the details. */
  children?: ReactNode;
};

const texts = messages.review;

/** Shows the withdrawal for review before it is sent. */
export function ReviewDialog({ request, account, onBack, action, children }: Props) {
  const { amount, payee } = request;
  const { balance, currency } = account;
  const items = [
    {
      name: receiptTexts.rows.amount,
      value: <Amount cents={amount} currency={currency} />,
    },
    ...payeeRows(payee).map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> })),
    {
      name: texts.before,
      value: <BalanceAmount cents={balance} currency={currency} />,
    },
    {
      name: receiptTexts.rows.balance,
      value: <BalanceAmount cents={subtractCents(balance, amount)} currency={currency} />,
    },
  ];
  return (
    <Dialog
      open
      focusTitle
      title={texts.title}
      onClose={onBack}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
          {action}
        </>
      }
    >
      <DescriptionList items={items} />
      {children}
    </Dialog>
  );
}
