import { BankError } from '@bank/domain';
import { MemoryRouter } from '@bank/router/memory';
import { act, render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { SignInForm } from './sign-in-form';

function open(signIn = jest.fn(async (_email: string, _password: string) => {})) {
  render(<SignInForm signIn={signIn} />, { wrapper: MemoryRouter });
  return {
    signIn,
    user: userEvent.setup(),
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password'),
    button: screen.getByRole('button', { name: 'Login' }),
  };
}

test('shows an error at each blank field and focuses the first', async () => {
  const { user, email, password, button, signIn } = open();
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter both email and password');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter your email.');
  expect(email).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Enter your password.');
  expect(signIn).not.toHaveBeenCalled();

  await user.type(email, 'ada@example.com');
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter both email and password');
  expect(email).toBeValid();
  expect(password).toHaveFocus();
});

test('reports a malformed email without sending it', async () => {
  const { user, email, password, button, signIn } = open();
  await user.type(email, 'ada@example');
  await user.type(password, 'correct-horse');
  await user.click(button);
  expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  expect(email).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

test('submits with Enter and stays busy after success', async () => {
  let finish = () => {};
  const signIn = jest.fn(
    (_email: string, _password: string) => new Promise<void>((resolve) => (finish = resolve)),
  );
  const { user, email, password } = open(signIn);
  await user.type(email, ' ada@example.com ');
  await user.type(password, ' pass word {Enter}');
  expect(signIn).toHaveBeenCalledWith('ada@example.com', ' pass word ');
  const busy = screen.getByRole('button', { name: 'Logging in…' });
  expect(busy).toBeDisabled();
  await user.type(password, '{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(busy).toBeDisabled();
});

test.each([
  ['user-not-found', 'No user found with this email', 'Email'],
  ['wrong-password', 'Incorrect password', 'Password'],
] as const)('shows %s at its field and keeps the values', async (code, text, label) => {
  const { user, email, password, button } = open(
    jest.fn(() => Promise.reject(new BankError(code))),
  );
  await user.type(email, 'ada@example.com');
  await user.type(password, 'correct-horse');
  await user.click(button);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(text);
  expect(field).toHaveFocus();
  expect(email).toHaveValue('ada@example.com');
  expect(password).toHaveValue('correct-horse');

  await user.type(field, 'x');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each([
  ['invalid-credential', 'Invalid email or password'],
  ['network', 'Login failed. Please try again.'],
] as const)('shows %s for the whole form and focuses the button', async (code, text) => {
  const { user, email, password, button } = open(
    jest.fn(() => Promise.reject(new BankError(code))),
  );
  await user.type(email, 'ada@example.com');
  await user.type(password, 'correct-horse');
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(email).toBeValid();
});

test('marks required fields and supports password managers', async () => {
  const { user, email, password } = open();
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/Forget-password',
  );
});
