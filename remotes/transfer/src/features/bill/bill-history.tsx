import { locale } from '@bank/i18n';
import { DataTable, EmptyState, type DataColumn } from '@bank/ui';
import { formatDollars, type BillPayment } from './bill-payment';
import { messages as texts } from './messages';

function columns(): DataColumn<BillPayment>[] {
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'category',
      header: texts.columns.category,
      cell: (row) => texts.categories[row.category],
      rowHeader: true,
    },
    {
      key: 'amount',
      header: texts.columns.amount,
      cell: (row) => formatDollars(row.amount),
      align: 'end',
    },
    {
      key: 'date',
      header: texts.columns.date,
      cell: (row) => dates.format(row.date),
      align: 'end',
    },
  ];
}

/** Payments made on this page since it was opened. */
export function BillHistory({ payments }: { payments: readonly BillPayment[] }) {
  return (
    <DataTable
      caption={texts.history}
      columns={columns()}
      rows={payments}
      rowKey={(row) => row.id}
      empty={<EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
    />
  );
}
