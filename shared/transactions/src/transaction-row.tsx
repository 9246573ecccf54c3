import type { Transaction } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Amount, Badge, formatSigned, Icon } from '@bank/ui';
import { messages } from './messages';
import { methodIcon } from './method-icon';
import { signedAmount } from './balance-effect';
import { statusBadge } from './transaction-status';
import { counterpartyOf } from './transaction-texts';
import styles from './transaction-table.module.css';

/** Returns the path of an entry's page. */
export type PathOf = (id: string) => string;
/** Returns the name of the customer's own category of an entry, if it has one. */
export type CategoryOf = (id: string) => string | undefined;

type Props = {
  transaction: Transaction;
  currency: string;
  /** Whether the date needs its year, because the row is not below the heading of its month. */
  withYear: boolean;
  pathOf: PathOf | undefined;
  category: string | undefined;
};

const texts = messages.transactions;
const days = dateFormat({ day: 'numeric', month: 'short' });
const daysWithYear = dateFormat({ dateStyle: 'medium' });
const times = dateFormat({ timeStyle: 'short' });
const exact = dateFormat({ dateStyle: 'long', timeStyle: 'medium' });

export function TransactionRow({ transaction, currency, withYear, pathOf, category }: Props) {
  const { id, type, date, status } = transaction;
  const badge = statusBadge(status);
  const amount = signedAmount(transaction);
  const counterparty = counterpartyOf(transaction);
  const name = (
    <>
      <span className={styles.mark} data-type={type}>
        <Icon icon={methodIcon(transaction)} />
      </span>
      <span className={styles.texts}>
        <span>{texts.types[type]}</span>{' '}
        {(counterparty || category) && (
          <span className={styles.counterparty}>
            {counterparty && <bdi>{counterparty}</bdi>}
            {counterparty && category && ' '}
            {category && <span className={styles.category}>{category}</span>}
          </span>
        )}
      </span>
    </>
  );
  // Unique on the page: entries often share type, payee and amount.
  const label = [
    texts.types[type],
    counterparty,
    category,
    formatSigned(amount, currency),
    date ? exact.format(date) : texts.now,
  ];
  return (
    <tr role="row" className={styles.row} data-shared-element="item">
      <td role="cell" className={styles.status}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </td>
      <td role="cell" className={styles.date}>
        {date ? (
          <time dateTime={date.toISOString()}>
            {(withYear ? daysWithYear : days).format(date)}{' '}
            <span className={styles.time}>{times.format(date)}</span>
          </time>
        ) : (
          texts.now
        )}
      </td>
      <td role="cell" className={styles.amount}>
        <Amount cents={amount} currency={currency} signed />
      </td>
      <th role="rowheader" scope="row" className={styles.type}>
        {pathOf ? (
          <Link
            className={styles.link}
            to={pathOf(id)}
            aria-label={label.filter(Boolean).join(', ')}
          >
            {name}
          </Link>
        ) : (
          <span className={styles.link}>{name}</span>
        )}
      </th>
    </tr>
  );
}
