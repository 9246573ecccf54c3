import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { Icon } from './icon';
import { ChevronDownIcon } from './icons';

export type DataColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Marks the row header; at most one column. */
  rowHeader?: boolean | undefined;
  /** Makes the header a sort button; `direction` is `null` if the table is sorted by another column. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void } | undefined;
};

type DataTableProps<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  caption: string;
  /** Shown in place of rows. */
  empty: ReactNode;
  /** Only names the table, without a visible caption, if a heading above the table says the same. */
  captionHidden?: boolean | undefined;
};

/**
 * A responsive table: a list of labelled values on a phone. Roles are explicit because browsers drop
 * them when CSS changes a table's `display`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, empty, captionHidden = false } = props;
  return (
    <table role="table" className={styles.table} aria-label={captionHidden ? caption : undefined}>
      {!captionHidden && <caption className={styles.caption}>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align, sort }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort?.direction ?? undefined}
              className={align === 'end' ? `${styles.head} ${styles.end}` : styles.head}
            >
              {sort ? (
                <button type="button" className={styles.sort} onClick={sort.onSort}>
                  <span>{header}</span>
                  <Icon icon={ChevronDownIcon} className={styles.arrow} />
                </button>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row} data-shared-element="item">
            {columns.map((column) => (
              <DataCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" className={styles.empty} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const className = column.align === 'end' ? `${styles.cell} ${styles.end}` : styles.cell;
  const content = column.cell(row);
  // On a phone, CSS shows the label from `data-label`; screen readers use the column header.
  return column.rowHeader ? (
    <th role="rowheader" scope="row" className={className} data-label={column.header}>
      {content}
    </th>
  ) : (
    <td role="cell" className={className} data-label={column.header}>
      {content}
    </td>
  );
}
