import { BankError } from '@bank/domain';
import { render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { ForgotPasswordForm } from './forgot-password-form';

function open(sendReset = jest.fn(async (_email: string) => {})) {
  render(<ForgotPasswordForm sendReset={sendReset} />);
  return {
    sendReset,
    user: userEvent.setup(),
    email: screen.getByRole('textbox', { name: 'Email' }),
    button: screen.getByRole('button', { name: 'Reset Password' }),
  };
}

test('requires an email address', async () => {
  const { user, email, button, sendReset } = open();
  await user.click(button);
  expect(email).toHaveAccessibleDescription('Please enter your email address');
  expect(email).toHaveFocus();
  expect(sendReset).not.toHaveBeenCalled();
});

test('reports a malformed email without sending it', async () => {
  const { user, email, button, sendReset } = open();
  await user.type(email, 'ada@');
  await user.click(button);
  expect(email).toHaveAccessibleDescription('Invalid email address');
  expect(sendReset).not.toHaveBeenCalled();
});

test('shows Sending... while busy, and can be submitted again', async () => {
  let finish = () => {};
  const sendReset = jest.fn((_email: string) => new Promise<void>((resolve) => (finish = resolve)));
  const { user, email, button } = open(sendReset);
  await user.type(email, 'ada@example.com{Enter}');
  expect(sendReset).toHaveBeenCalledWith('ada@example.com');
  expect(button).toHaveTextContent('Sending...');
  expect(button).toBeDisabled();
  finish();
  expect(await screen.findByRole('button', { name: 'Reset Password' })).toBeEnabled();
  expect(email).toHaveValue('ada@example.com');
});

test.each([
  ['user-not-found', 'No user found with this email address'],
  ['invalid-email', 'Invalid email address'],
  ['too-many-requests', 'Too many requests. Please try again later.'],
] as const)('shows %s and keeps the email address', async (code, text) => {
  const { user, email, button } = open(jest.fn(() => Promise.reject(new BankError(code))));
  await user.type(email, 'ada@example.com');
  await user.click(button);
  expect(screen.getByText(text)).toBeVisible();
  expect(email).toHaveValue('ada@example.com');
});

test('shows Firebase’s message for other errors', async () => {
  const error = new BankError('unknown', { message: 'The provider is asleep.' });
  const { user, email, button } = open(jest.fn(() => Promise.reject(error)));
  await user.type(email, 'ada@example.com');
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('The provider is asleep.');
});
