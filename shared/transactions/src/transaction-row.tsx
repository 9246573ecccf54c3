import type { Transaction, TransactionType } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Amount, Badge, Icon, type IconShape } from '@bank/ui';
import { LoanIcon, MoneyInIcon, MoneyOutIcon } from '@bank/ui/icons';
import { messages } from './messages';
import { signedAmount } from './signed-amount';
import { statusBadge } from './transaction-status';
import styles from './transaction-table.module.css';

/** Returns the path of an entry's page. */
export type PathOf = (id: string) => string;

type Props = { transaction: Transaction; currency: string; pathOf: PathOf | undefined };

const texts = messages.transactions;
const days = dateFormat({ dateStyle: 'medium' });
const times = dateFormat({ timeStyle: 'short' });

const ICONS: Record<TransactionType, IconShape> = {
  withdrawal: MoneyOutIcon,
  send_money: MoneyInIcon,
  send_loan: LoanIcon,
};

export function TransactionRow({ transaction, currency, pathOf }: Props) {
  const { id, type, date, status } = transaction;
  const badge = statusBadge(status);
  const name = (
    <>
      <span className={styles.mark} data-type={type}>
        <Icon icon={ICONS[type]} />
      </span>
      {texts.types[type]}
    </>
  );
  return (
    <tr role="row" className={styles.row} data-blend="item">
      <td role="cell" className={styles.status}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </td>
      <td role="cell" className={styles.date}>
        {date ? (
          <time dateTime={date.toISOString()}>
            <span className={styles.dayOfDate}>{days.format(date)}, </span>
            {times.format(date)}
          </time>
        ) : (
          texts.now
        )}
      </td>
      <td role="cell" className={styles.amount}>
        <Amount cents={signedAmount(transaction)} currency={currency} signed />
      </td>
      <th role="rowheader" scope="row" className={styles.type}>
        {pathOf ? (
          <Link className={styles.link} to={pathOf(id)}>
            {name}
          </Link>
        ) : (
          <span className={styles.link}>{name}</span>
        )}
      </th>
    </tr>
  );
}
