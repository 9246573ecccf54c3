import { Link } from '@bank/router';
import { Amount, Button, buttonClass, Dialog, Facts, Notice } from '@bank/ui';
import type { Receipt } from '../../api/commit-withdrawal';
import { messages } from '../../messages';
import { payeeFacts } from './payee-facts';

type Props = { receipt: Receipt; currency: string; onClose: () => void };

const texts = messages.success;

/** The receipt: what was paid, to whom, under which reference. */
export function SuccessDialog({ receipt, currency, onClose }: Props) {
  const { id, request, balance } = receipt;
  const facts = [
    {
      name: texts.amount,
      value: <Amount cents={request.amount} currency={currency} />,
    },
    {
      name: texts.method,
      value: messages.withdrawal.methodNames[request.payee.method],
    },
    ...payeeFacts(request.payee),
    ...(balance === null
      ? []
      : [
          {
            name: texts.balance,
            value: <Amount cents={balance} currency={currency} />,
          },
        ]),
    { name: texts.reference, value: id },
  ];
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Link className={buttonClass('secondary')} to="/DashBoard">
            {texts.dashboard}
          </Link>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Facts facts={facts} />
      <Notice tone="info">{texts.pending}</Notice>
    </Dialog>
  );
}
