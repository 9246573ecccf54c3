import { BankError } from '@bank/domain';
import { act, render, screen, userEvent } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import type { NewCustomer } from './register';
import { SignUpForm } from './sign-up-form';

async function open(register = jest.fn(async (_customer: NewCustomer) => {})) {
  // The country list loads asynchronously.
  await act(async () => render(<SignUpForm register={register} />));
  const user = userEvent.setup();
  const country = screen.getByRole('combobox', { name: 'Country' });
  async function enter(label: string, text: string) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  async function fillIn() {
    await enter('Username', ' Ada Okafor ');
    await enter('Email', 'ada@example.com');
    await enter('Phone number', '+353 1 555 0100');
    await enter('Password', 'correct-horse');
    await enter('Country', 'irel');
    await user.click(screen.getByRole('option', { name: /^Ireland/ }));
  }
  return { register, user, country, fillIn };
}

const button = () => screen.getByRole('button', { name: 'Register' });

test('shows an error at each blank field and focuses the first', async () => {
  const { user, register, country } = await open();
  await user.type(screen.getByLabelText('Username'), 'Ada');
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(screen.getByLabelText('Username')).toBeValid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  for (const field of ['Email', 'Phone number', 'Password']) {
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toBeRequired();
  }
  expect(country).toBeInvalid();
  expect(register).not.toHaveBeenCalled();
});

test('rejects a username of spaces', async () => {
  const { user, register, fillIn } = await open();
  await fillIn();
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), '   ');
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
});

test('shows an error at fields with hidden characters', async () => {
  const { user, register, fillIn } = await open();
  await fillIn();
  for (const label of ['Username', 'Phone number']) {
    const field = screen.getByLabelText(label);
    await user.type(field, '\u202e1');
    await user.click(button());
    expect(field).toHaveAccessibleDescription(/hidden characters/);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'José');
    expect(field).toBeValid();
  }
  expect(register).not.toHaveBeenCalled();
});

test('shows the currency of countries, and submits the currency', async () => {
  const { user, register, country, fillIn } = await open();
  await user.type(country, 'switz');
  expect(await screen.findByRole('option', { name: /Switzerland.*CHF/ })).toBeVisible();
  await user.clear(country);
  await fillIn();
  expect(country).toHaveValue('Ireland');
  await user.click(button());
  expect(register).toHaveBeenCalledWith({
    username: 'Ada Okafor',
    email: 'ada@example.com',
    number: '+353 1 555 0100',
    password: 'correct-horse',
    currency: 'EUR',
  });
});

test('shows Registering... while busy', async () => {
  const { user, fillIn } = await open(jest.fn(() => new Promise<void>(() => {})));
  await fillIn();
  await user.click(button());
  expect(screen.getByRole('button', { name: 'Registering...' })).toBeDisabled();
});

test.each([
  ['email-already-in-use', 'Email', 'Email already in use'],
  ['weak-password', 'Password', 'Password is too weak'],
] as const)('shows %s at its field and keeps the values', async (code, label, text) => {
  const { user, fillIn, country } = await open(jest.fn(() => Promise.reject(new BankError(code))));
  await fillIn();
  await user.click(button());
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('correct-horse');
  expect(country).toHaveValue('Ireland');
});

test('rejects a password of seven characters before submitting, and accepts eight', async () => {
  const { user, register, fillIn } = await open();
  await fillIn();
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.paste('7654321');
  await user.click(button());
  expect(password).toHaveAccessibleDescription(expect.stringContaining('Password is too weak'));
  expect(password).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
  await user.paste('0');
  await user.click(button());
  expect(register).toHaveBeenCalledWith(expect.objectContaining({ password: '76543210' }));
});

test('shows a general message for other errors', async () => {
  const { user, fillIn } = await open(
    jest.fn(() => Promise.reject(new BankError('permission-denied'))),
  );
  await fillIn();
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Account creation failed');
  expect(button()).toBeEnabled();
});

test('supports password managers and pasting', async () => {
  const { user } = await open();
  const tokens = ['Username', 'Email', 'Phone number', 'Password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['username', 'email', 'tel', 'new-password']);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription(expect.stringContaining('At least 8 characters'));
  await user.click(password);
  await user.paste('from a manager');
  expect(password).toHaveValue('from a manager');
});
