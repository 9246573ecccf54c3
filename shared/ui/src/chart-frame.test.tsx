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

test('exposes the chart as an image with title and summary', () => {
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

test('offers the data as a table', async () => {
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
