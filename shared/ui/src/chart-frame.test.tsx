import { render, screen, userEvent, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { ChartFrame } from './chart-frame';
import { DataTable } from './data-table';

const table = (
  <DataTable
    caption="Money out by month"
    columns={[{ key: 'month', header: 'Month', cell: (row: { month: string }) => row.month }]}
    rows={[{ month: 'May' }]}
    rowKey={(row) => row.month}
    empty="Nothing"
  />
);

test('the picture is an image named by its title and told by its summary', () => {
  render(
    <ChartFrame title="Money out" summary="EUR 120.00 in May." table={table}>
      <svg />
    </ChartFrame>,
  );
  const picture = screen.getByRole('img', { name: 'Money out' });
  expect(picture).toHaveAccessibleDescription('EUR 120.00 in May.');
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('heading', { name: 'Money out' })).toBeVisible();
});

test('the figures are there as a table, for whoever asks', async () => {
  render(
    <ChartFrame title="Money out" summary="EUR 120.00 in May." table={table}>
      <svg />
    </ChartFrame>,
  );
  const cell = screen.getByText('May');
  expect(cell).not.toBeVisible();
  await userEvent.click(screen.getByText('Show data as a table'));
  expect(cell).toBeVisible();
  expect(screen.getByRole('table', { name: 'Money out by month' })).toBeVisible();
});
