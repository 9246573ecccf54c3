import { render, screen, userEvent, within } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { DataTable, type DataColumn } from './data-table';

type Row = { id: string; name: string; amount: string };

const columns: readonly DataColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true },
  { key: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
];

function renderTable(rows: readonly Row[]) {
  render(
    <DataTable
      caption="Payees"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty="No transactions found."
    />,
  );
  return screen.getByRole('table', { name: 'Payees' });
}

test('labels each row by its row header and orders cells by column', () => {
  const table = renderTable([
    { id: '1', name: 'Ama', amount: 'EUR 5.00' },
    { id: '2', name: 'Kofi', amount: 'EUR 7.00' },
  ]);
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Name', 'Amount']);
  const second = within(table).getByRole('row', { name: /Kofi/ });
  expect(within(second).getByRole('rowheader', { name: 'Kofi' })).toBeVisible();
  expect(within(second).getByRole('cell', { name: 'EUR 7.00' })).toBeVisible();
  expect(within(table).queryByText('No transactions found.')).not.toBeInTheDocument();
});

test('shows the empty state across all columns', () => {
  const table = renderTable([]);
  const cell = within(table).getByRole('cell', { name: 'No transactions found.' });
  expect(cell).toHaveAttribute('colspan', '2');
});

test('a sortable column exposes aria-sort and calls onSort', async () => {
  const onSort = jest.fn();
  const [name, amount] = columns as [DataColumn<Row>, DataColumn<Row>];
  render(
    <DataTable
      caption="Payees"
      columns={[
        { ...name, sort: { direction: 'descending', onSort } },
        { ...amount, sort: { direction: null, onSort } },
      ]}
      rows={[]}
      rowKey={(row) => row.id}
      empty="None"
    />,
  );
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(header).getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledTimes(1);
});
