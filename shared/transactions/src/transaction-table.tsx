import { formatMoney, type Transaction } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { EmptyState } from '@bank/ui';
import type { ReactNode } from 'react';
import { groupByMonth, type Coverage, type MonthTotal } from './group-by-month';
import { messages } from './messages';
import { TransactionRow, type CategoryOf, type PathOf } from './transaction-row';
import styles from './transaction-table.module.css';

type Props = {
  transactions: readonly Transaction[];
  currency: string;
  /** Groups the entries by month. Not useful when they are sorted by amount. */
  byMonth?: boolean;
  /** Which end of the history the entries include; `null` shows no totals, for example of filtered ones. */
  coverage: Coverage | null;
  /** Shown without entries; by default 'No transactions found.' (specification, section 2). */
  empty?: ReactNode;
  /** Links each entry to its own page. */
  pathOf?: PathOf | undefined;
  categoryOf?: CategoryOf | undefined;
};

const texts = messages.transactions;
const COLUMNS = ['status', 'date', 'amount', 'type'] as const;
const monthNames = dateFormat({ month: 'long', year: 'numeric' });

/**
 * The transaction table (specification, section 2, Dashboard) with a `<tbody>` per month; stacked rows
 * where it is narrow. Roles are explicit because browsers drop them when CSS changes a table's `display`.
 */
export function TransactionTable(props: Props) {
  const { transactions, currency, byMonth = true, coverage, empty, pathOf, categoryOf } = props;
  const months = byMonth
    ? groupByMonth(transactions, coverage)
    : [{ key: 'all', start: null, transactions, total: null }];
  return (
    <div className={styles.frame}>
      {/* A visible heading says the same, so a caption would repeat it. */}
      <table role="table" className={styles.table} aria-label={texts.title}>
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
        {months.map((month, index) => (
          // The index is part of the key: a month may occur more than once if not sorted by date.
          <tbody key={`${month.key}-${index}`} role="rowgroup">
            {month.start !== null && (
              <tr role="row" className={styles.monthRow}>
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={COLUMNS.length}
                  className={styles.month}
                >
                  <span className={styles.monthLine}>
                    {monthNames.format(month.start)}{' '}
                    {month.total && <Total total={month.total} currency={currency} />}
                  </span>
                </th>
              </tr>
            )}
            {month.transactions.map((transaction) => (
              <TransactionRow
                key={transaction.id}
                transaction={transaction}
                currency={currency}
                withYear={!byMonth}
                pathOf={pathOf}
                category={categoryOf?.(transaction.id)}
              />
            ))}
          </tbody>
        ))}
        {transactions.length === 0 && (
          <tbody role="rowgroup">
            <tr role="row" className={styles.emptyRow}>
              <td role="cell" colSpan={COLUMNS.length} className={styles.empty}>
                {empty ?? <EmptyState title={texts.none} />}
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {months.some(hasIgnoredEntries) && <p className={styles.note}>{texts.totals}</p>}
    </div>
  );
}

type Listed = { total: MonthTotal | null; transactions: readonly Transaction[] };

/** Whether the total of a month leaves out some of its entries. */
function hasIgnoredEntries({ total, transactions }: Listed): boolean {
  return total !== null && transactions.some(({ status }) => status === 'failed');
}

function Total({ total, currency }: { total: MonthTotal; currency: string }) {
  const parts = [
    [texts.moneyIn, total.moneyIn],
    [texts.moneyOut, total.moneyOut],
  ] as const;
  return (
    <span className={styles.total}>
      {parts
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => `${label} ${formatMoney(cents, currency, locale())}`)
        .join(' · ')}
    </span>
  );
}
