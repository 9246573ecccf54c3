import { toCents } from '@bank/domain';
import { Amount, Badge, DataTable, type DataColumn } from '@bank/ui';

type Row = { id: string; name: string; amount: number; status: 'completed' | 'pending' | 'failed' };

const tones = { completed: 'success', pending: 'warning', failed: 'danger' } as const;

const columns: readonly DataColumn<Row>[] = [
  { key: 'name', header: 'Type', cell: (row) => row.name },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (row) => <Amount cents={toCents(row.amount)} currency="EUR" signed />,
  },
];

const rows: readonly Row[] = [
  { id: '1', name: 'Money received', amount: 1200, status: 'completed' },
  { id: '2', name: 'Withdrawal to a bank account', amount: -340, status: 'pending' },
  { id: '3', name: 'Withdrawal', amount: -1062.45, status: 'failed' },
];

export function Tables() {
  const table = { columns, rowKey: (row: Row) => row.id };
  return (
    <>
      <DataTable {...table} rows={rows} caption="Transactions" empty="None yet" />
      <DataTable {...table} rows={[]} caption="No transactions" empty="No activity yet." />
    </>
  );
}
