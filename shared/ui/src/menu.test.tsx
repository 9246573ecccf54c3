import { render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { Menu } from './menu';

function openable() {
  const chosen = jest.fn<(name: string) => void>();
  const actions = ['Send Loan', 'Issue Code', 'Suspend'].map((label) => ({
    label,
    onSelect: () => chosen(label),
  }));
  render(<Menu actions={actions}>Actions</Menu>);
  return { chosen, button: screen.getByRole('button', { name: 'Actions' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

test('the button opens the menu and focuses the first action', async () => {
  const { button } = openable();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'Actions' })).toHaveAttribute('data-popover', 'open');
  expect(item('Send Loan')).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Send Loan'],
  ['{ArrowUp}', 'Suspend'],
  ['{ArrowDown}{ArrowDown}', 'Issue Code'],
  ['{ArrowDown}{ArrowUp}', 'Suspend'],
  ['{ArrowDown}{End}{Home}', 'Send Loan'],
  ['{ArrowDown}i', 'Issue Code'],
  ['{ArrowDown}ss', 'Send Loan'],
])('%s on the button focuses %s', async (keys, name) => {
  openable();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(item(name)).toHaveFocus();
});

test('selecting closes the menu, restores the focus and runs the action once', async () => {
  const { chosen, button } = openable();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Issue Code']]);
  expect(screen.getByRole('menu')).toHaveAttribute('data-popover', 'closed');
  expect(button).toHaveFocus();
});

test('Tab closes the menu without running an action', async () => {
  const { chosen, button } = openable();
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByRole('menu')).toHaveAttribute('data-popover', 'closed');
  expect(chosen).not.toHaveBeenCalled();
});
