import { render, screen, userEvent } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upgrade</Button>
      <Dialog open={open} title="Upgrade Required" onClose={() => setOpen(false)}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Upgrade' });
  await user.click(opener);
  return { user, opener };
}

test('is not rendered until opened, and is labelled by its title', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(screen.getByRole('dialog', { name: 'Upgrade Required' })).toBeVisible();
});

test('is described by its message', () => {
  render(<Dialog open title="Error" message="Wrong VAT code." onClose={() => {}} />);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Wrong VAT code.');
});

test('the close button closes it and restores the focus', async () => {
  const { user, opener } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Escape closes it and restores the focus', async () => {
  const { user, opener } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('resets its content when it opens again', async () => {
  const { user, opener } = await openDialog();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'too low');
  await user.keyboard('{Escape}');
  await user.click(opener);
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
});
