import { render, screen, userEvent } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { AmountField } from './amount-field/amount-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

test('a field without an error is valid, and its hint describes it', () => {
  render(<TextField label="Username" hint="As friends know you" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('As friends know you');
});

test('an error marks the field as invalid and precedes the hint in the description', () => {
  render(<TextField label="Email" hint="Never shared" error="Please enter an address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter an address Never shared');
});

test.each([
  [undefined, 'EUR'],
  ['For example 1,250.00', 'For example 1,250.00 EUR'],
  ['EUR 7.00', 'EUR 7.00'],
])('the currency describes an amount once, beside the hint %s', (hint, description) => {
  render(<AmountField label="Amount" currency="EUR" hint={hint} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(description);
});

test("a caller's own description is kept beside the error", () => {
  render(
    <>
      <TextField label="Email" error="Wrong" aria-describedby="note" />
      <p id="note">Where receipts go</p>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Wrong Where receipts go');
});

test('two fields with the same label do not share an id', () => {
  render(
    <>
      <TextField label="Code" error="First" />
      <TextField label="Code" error="Second" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Code' });
  expect(first).toHaveAccessibleDescription('First');
  expect(second).toHaveAccessibleDescription('Second');
});

test('an optional field has "optional" in its label', () => {
  render(<TextField label="Phone number" optional />);
  expect(screen.getByRole('textbox', { name: 'Phone number (optional)' })).toBeVisible();
});

test('toggles the visibility of a password', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'open sesame');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('open sesame');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the password toggle does not submit the form around it', async () => {
  const user = userEvent.setup();
  let submits = 0;
  render(
    <form onSubmit={() => (submits += 1)}>
      <PasswordField label="Password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(submits).toBe(0);
});

test('an amount field keeps the typed text in any notation', async () => {
  const user = userEvent.setup();
  render(<AmountField label="Amount" currency="EUR" />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, '1.234,50');
  expect(field).toHaveValue('1.234,50');
  expect(field).toHaveAttribute('inputmode', 'decimal');
});

test('a select shows its options and its error', async () => {
  const user = userEvent.setup();
  const options = [
    { value: 'Bank', label: 'Bank' },
    { value: 'PayPal', label: 'PayPal' },
  ];
  render(<SelectField label="Payment method" options={options} error="Please choose" />);
  const field = screen.getByRole('combobox', { name: 'Payment method' });
  await user.selectOptions(field, 'PayPal');
  expect(field).toHaveValue('PayPal');
  expect(field).toHaveAccessibleDescription('Please choose');
});
