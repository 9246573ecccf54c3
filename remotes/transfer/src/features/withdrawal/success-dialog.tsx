import { Link } from '@bank/router';
import { payeeRows, receiptTexts } from '@bank/transactions';
import { Amount, Button, buttonClass, DescriptionList, Dialog, Icon, Notice } from '@bank/ui';
import { CheckIcon } from '@bank/ui/icons';
import type { Receipt } from '../../api/read-receipt';
import { messages } from '../../messages';
import { BalanceAmount } from '../balance/balance-amount';
import { recipientOf } from '../payees/destination';
import type { PayeeBook } from '../payees/payee-book';
import { SavePayee } from '../payees/save-payee';
import { receiptUrl } from '../receipt/receipt-url';
import styles from './success.module.css';

type Props = { receipt: Receipt; currency: string; book: PayeeBook; onClose: () => void };

const texts = messages.success;

/** Shows what was paid and to whom, then what to do next; the details and saving the payee follow. */
export function SuccessDialog({ receipt, currency, book, onClose }: Props) {
  const { id, request, balance } = receipt;
  const recipient = recipientOf(request.payee);
  const details = payeeRows(request.payee).filter(({ value }) => value !== recipient);
  const items = [
    ...details.map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> })),
    ...(balance === null
      ? []
      : [
          {
            name: texts.balance,
            value: <BalanceAmount cents={balance} currency={currency} />,
          },
        ]),
    { name: receiptTexts.rows.reference, value: id },
  ];
  return (
    <Dialog
      open
      focusTitle
      title={
        <span className={styles.title}>
          <span className={styles.tick}>
            <Icon icon={CheckIcon} />
          </span>
          {texts.title}
        </span>
      }
      onClose={onClose}
    >
      <div className={styles.summary}>
        <p className={styles.amount}>
          <Amount cents={request.amount} currency={currency} />
        </p>
        <p>
          {receiptTexts.rows.to} <bdi className={styles.recipient}>{recipient}</bdi>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.done}</Button>
        <Link className={buttonClass('secondary')} to={receiptUrl(id)}>
          {texts.receipt}
        </Link>
      </div>
      <DescriptionList items={items} />
      <Notice tone="info">{receiptTexts.pending}</Notice>
      <SavePayee payee={request.payee} book={book} />
      <Link to="/DashBoard">{texts.dashboard}</Link>
    </Dialog>
  );
}
