import { render, screen, userEvent } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'week', label: 'Week', panel: 'Seven days' },
  { id: 'month', label: 'Month', panel: 'Thirty days' },
  { id: 'year', label: 'Year', panel: 'All of it' },
];

function Page() {
  const [selected, setSelected] = useState('week');
  return <Tabs label="Period" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test('shows one panel, labelled by its tab', async () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'Period' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Week' })).toHaveTextContent('Seven days');
  await userEvent.click(screen.getByRole('tab', { name: 'Year' }));
  expect(screen.getByRole('tabpanel', { name: 'Year' })).toHaveTextContent('All of it');
  expect(screen.queryByText('Seven days')).not.toBeInTheDocument();
});

test('Tab focuses the selected tab, then its panel (roving tabindex)', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Week', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'Month'],
  ['{ArrowLeft}', 'Year'],
  ['{End}', 'Year'],
  ['{End}{Home}', 'Week'],
  ['{End}{ArrowRight}', 'Week'],
])('%s selects %s', async (keys, name) => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
});
