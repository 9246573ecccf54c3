import type { Transaction } from '@bank/domain';
import { messages } from './messages';
import { groupByDay } from './group-by-day';
import { TransactionRow, type PathOf } from './transaction-row';
import styles from './transaction-table.module.css';

type Props = {
  transactions: readonly Transaction[];
  currency: string;
  /** Where entries are in the order of their amounts, days would fall apart. */
  byDay?: boolean;
  empty?: string | undefined;
  /** Where an entry has a page of its own. */
  pathOf?: PathOf | undefined;
};

const texts = messages.transactions;
const COLUMNS = ['status', 'date', 'amount', 'type'] as const;

/**
 * The specified table (section 2, Dashboard), a body for each day. On a phone each entry is two lines.
 * The roles are written out because browsers take them from table elements whose display is changed.
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
        // By its place too: in another order than by date, a day may come more than once.
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
