import { subtractCents, type Cents } from '@bank/domain';
import { payeeRows, receiptTexts } from '@bank/transactions';
import { Amount, Button, Dialog, DescriptionList } from '@bank/ui';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { messages } from '../../messages';
import { BalanceAmount } from '../balance/balance-amount';

type Props = {
  request: WithdrawalRequest;
  balance: Cents;
  currency: string;
  onBack: () => void;
  onConfirm: () => void;
};

const texts = messages.review;

/** Shows the withdrawal for review before it is sent. */
export function ReviewDialog({ request, balance, currency, onBack, onConfirm }: Props) {
  const { amount, payee } = request;
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
      title={texts.title}
      onClose={onBack}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <DescriptionList items={items} />
    </Dialog>
  );
}
