import { Link } from '@bank/router';
import { Amount, Button, buttonClass, Dialog, DescriptionList, Notice } from '@bank/ui';
import type { Receipt } from '../../api/read-receipt';
import { messages } from '../../messages';
import type { PayeeBook } from '../payees/payee-book';
import { SavePayee } from '../payees/save-payee';
import { receiptUrl } from '../receipt/receipt-url';
import { payeeDetails } from './payee-details';

type Props = { receipt: Receipt; currency: string; book: PayeeBook; onClose: () => void };

const texts = messages.success;

/** Shows what was paid, to whom and under which reference, with a link to the receipt. */
export function SuccessDialog({ receipt, currency, book, onClose }: Props) {
  const { id, request, balance } = receipt;
  const items = [
    {
      name: texts.amount,
      value: <Amount cents={request.amount} currency={currency} />,
    },
    {
      name: texts.method,
      value: messages.withdrawal.methodNames[request.payee.method],
    },
    ...payeeDetails(request.payee).map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> })),
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
          <Link className={buttonClass('quiet')} to="/DashBoard">
            {texts.dashboard}
          </Link>
          <Link className={buttonClass('secondary')} to={receiptUrl(id)}>
            {texts.receipt}
          </Link>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <DescriptionList items={items} />
      <Notice tone="info">{texts.pending}</Notice>
      <SavePayee payee={request.payee} book={book} />
    </Dialog>
  );
}
