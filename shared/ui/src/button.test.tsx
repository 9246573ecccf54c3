import { render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { Button } from './button';
import { CopyButton } from './copy-button';

test('a busy button shows its busy label and is disabled', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyLabel="Processing..." onClick={onClick}>
      Withdraw
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('submits a form only with type="submit"', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Show</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('copies the text to the clipboard and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="REF-ABC123XYZ" label="Copy Reference Number" />);
  await user.click(screen.getByRole('button', { name: 'Copy Reference Number' }));
  expect(await navigator.clipboard.readText()).toBe('REF-ABC123XYZ');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('shows that copying was denied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyButton text="REF-ABC123XYZ" label="Copy Reference Number" />);
  await user.click(screen.getByRole('button', { name: 'Copy Reference Number' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t copy');
});
