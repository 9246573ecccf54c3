import { BankError } from '@bank/domain';
import { MemoryRouter } from '@bank/router/memory';
import { render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { LockDialogView } from './lock-dialog-view';
import { LockEntryView } from './lock-entry-view';

const button = (name: string) => screen.getByRole('button', { name });

test('the account menu offers to lock payments', async () => {
  const onLock = jest.fn();
  render(<LockEntryView isLocked={false} onLock={onLock} />);
  await userEvent.click(button('Lock payments'));
  expect(onLock).toHaveBeenCalledTimes(1);
});

test('the account menu links to Security while payments are locked', () => {
  render(
    <MemoryRouter>
      <LockEntryView isLocked onLock={() => {}} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Payments are locked' });
  expect(link).toHaveAttribute('href', '/Profile/security');
});

test('the dialog locks payments only after a confirmation, and then closes', async () => {
  const [lock, onClose] = [jest.fn(() => Promise.resolve()), jest.fn()];
  render(<LockDialogView lock={lock} onClose={onClose} />);
  expect(lock).not.toHaveBeenCalled();
  await userEvent.click(button('Lock payments'));
  expect(lock).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog says so if payments could not be locked', async () => {
  const onClose = jest.fn();
  const lock = () => Promise.reject(new BankError('network'));
  render(<LockDialogView lock={lock} onClose={onClose} />);
  await userEvent.click(button('Lock payments'));
  expect(screen.getByRole('alert')).toHaveTextContent('money can still leave your account');
  expect(onClose).not.toHaveBeenCalled();
});
