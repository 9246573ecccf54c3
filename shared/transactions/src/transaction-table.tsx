import type { Transaction } from '@bank/domain';
import { messages } from './messages';
import { groupByDay } from './group-by-day';
import { TransactionRow, type PathOf } from './transaction-row';
import styles from './transaction-table.module.css';

type Props = {
  transactions: readonly Transaction[];
  currency: string;
  /** Groups the entries by day. Not useful when they are sorted by amount. */
  byDay?: boolean;
  empty?: string | undefined;
  /** Links each entry to its own page. */
  pathOf?: PathOf | undefined;
};

const texts = messages.transactions;
const COLUMNS = ['status', 'date', 'amount', 'type'] as const;

/**
 * The transaction table (specification, section 2, Dashboard) with a `<tbody>` per day; two lines per
 * entry on a phone. Roles are explicit because browsers drop them when CSS changes a table's `display`.
 */
export function TransactionTable({ transactions, currency, byDay = true, empty, pathOf }: Props) {
  const days = byDay
    ? groupByDay(transactions)
    : [{ key: 'all', title: null, transactions: [...transactions] }];
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{texts.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((key) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={key === 'amount' ? `${styles.head} ${styles.end}` : styles.head}
            >
              {texts.columns[key]}
            </th>
          ))}
        </tr>
      </thead>
      {days.map((day, index) => (
        // The index is part of the key: a day may occur more than once if not sorted by date.
        <tbody key={`${day.key}-${index}`} role="rowgroup">
          {day.title !== null && (
            <tr role="row" className={styles.dayRow}>
              <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length} className={styles.day}>
                {day.title}
              </th>
            </tr>
          )}
          {day.transactions.map((transaction) => (
            <TransactionRow
              key={transaction.id}
              transaction={transaction}
              currency={currency}
              pathOf={pathOf}
            />
          ))}
        </tbody>
      ))}
      {transactions.length === 0 && (
        <tbody role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={COLUMNS.length} className={styles.empty}>
              {empty ?? texts.none}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}
