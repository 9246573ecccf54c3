import { describe, expect, it } from '@jest/globals';
import { NO_PROTECTION, toCents, type UserProfile } from '@bank/domain';
import { screen, waitFor, within } from '@bank/testing';
import { Limits } from '../protection/protection-notice';
import {
  button,
  dialog,
  field,
  setupWithdrawalTests,
  renderWithdrawalView,
} from './withdrawal-view.test-utils';

setupWithdrawalTests();
type User = ReturnType<typeof renderWithdrawalView>['user'];

async function fillInPayee(user: User) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'PayPal');
  await user.type(field('PayPal email'), 'bo@example.com');
}

describe('the withdrawal form', () => {
  it('shows the balance and the fields of the chosen method', async () => {
    const { user } = renderWithdrawalView();
    const method = screen.getByRole('combobox', { name: 'Payment method' });
    expect(screen.queryByText('EUR 1,000.10')).not.toBeInTheDocument();
    await user.click(button('Show balance'));
    expect(screen.getByText('EUR 1,000.10')).toBeVisible();
    for (const name of ['Account number', 'Bank name', 'Account holder name', 'Amount']) {
      expect(field(name)).toBeVisible();
    }
    await user.selectOptions(method, 'CashApp');
    expect(field('CashApp email or $cashtag')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Bank name' })).not.toBeInTheDocument();
    await user.selectOptions(method, 'Cryptocurrency');
    expect(field('Crypto address')).toBeVisible();
    const coins = within(screen.getByRole('combobox', { name: 'Coin' })).getAllByRole('option');
    expect(coins.map((coin) => coin.getAttribute('value'))).toEqual(['BTC', 'ETH', 'USDT']);
  });

  it.each<[string, string, Partial<UserProfile>]>([
    ['Invalid withdrawal amount.', 'nothing', {}],
    ['Invalid withdrawal amount.', '1,234', {}],
    ['Insufficient funds.', '1000.11', { transactionsEnabled: false, accountLevel: 1 }],
    [
      'System is currently upgrading. Transactions are temporarily disabled.',
      '5',
      { transactionsEnabled: false, accountLevel: 1 },
    ],
  ])('shows %s to %s', async (text, amount, profile) => {
    const { user } = renderWithdrawalView(profile);
    await fillInPayee(user);
    await user.type(field('Amount'), amount);
    await user.click(button('Withdraw'));
    expect(within(dialog('Error')).getByText(text)).toBeVisible();
    // Not also in the field behind the dialog.
    expect(field('Amount')).toBeValid();
  });

  it('shows an error in the field again once its dialog is closed', async () => {
    const { user } = renderWithdrawalView();
    await fillInPayee(user);
    await user.type(field('Amount'), '1000.11');
    await user.click(button('Withdraw'));
    expect(screen.getAllByText('Insufficient funds.')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('Amount')).toHaveAccessibleDescription('Insufficient funds. EUR 1,000.11');
    await waitFor(() => expect(field('Amount')).toHaveFocus());
  });

  it('shows only the errors of the fields if the amount is invalid and others are empty', async () => {
    const { user } = renderWithdrawalView();
    await user.type(field('Amount'), '1,234');
    await user.click(button('Withdraw'));
    await waitFor(() => expect(field('Account number')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('Amount')).toHaveAccessibleDescription(
      /^Invalid withdrawal amount\. Include the decimals/,
    );
  });

  it.each([
    ['Bank', 'You need the account number, the bank’s name and the account holder’s name.'],
    ['PayPal', 'You need the email address of their PayPal account.'],
    ['CashApp', 'You need their CashApp email or $cashtag.'],
    ['Cryptocurrency', 'You need their crypto address and the coin it accepts.'],
  ])('describes what %s requires', async (method, text) => {
    const { user } = renderWithdrawalView();
    const select = screen.getByRole('combobox', { name: 'Payment method' });
    await user.selectOptions(select, method);
    expect(select).toHaveAccessibleDescription(text);
  });

  it('shows only the errors of the fields if the amount is empty', async () => {
    const { user } = renderWithdrawalView();
    await user.click(button('Withdraw'));
    await waitFor(() => expect(field('Account number')).toHaveFocus());
    expect(field('Amount')).toHaveAccessibleDescription(
      'Invalid withdrawal amount. Enter an amount. EUR',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows no errors in the untouched fields of another method', async () => {
    const { user } = renderWithdrawalView();
    await user.click(button('Withdraw'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'PayPal');
    expect(field('PayPal email')).toBeValid();
    await user.click(button('Withdraw'));
    expect(field('PayPal email')).toBeInvalid();
  });

  it('fills in the whole balance and shows what is left', async () => {
    const { user } = renderWithdrawalView();
    await user.click(button('Use all'));
    expect(field('Amount')).toHaveValue('1000.10');
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('EUR 1,000.10')).toBeVisible();
    expect(summary.getByText('Balance hidden')).toBeInTheDocument();
    await user.click(button('Show balance'));
    expect(summary.getByText('EUR 0.00')).toBeVisible();
  });

  it('warns about wrong check digits after typing, and only then', async () => {
    const { user } = renderWithdrawalView();
    const account = field('Account number');
    await user.type(account, 'DE89370400440532013001');
    expect(account).toHaveAccessibleDescription('DE89 3704 0044 0532 0130 01');
    await user.tab();
    expect(await screen.findByText(/Please check this IBAN/)).toBeVisible();
    expect(account).toBeValid();
    await user.type(account, '{Backspace}0');
    await user.tab();
    expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
    await user.clear(account);
    await user.type(account, '4111111111111112');
    expect(account).toHaveAccessibleDescription('4111 1111 1111 1112');
    await user.tab();
    expect(
      screen.getByText(/If it’s a card number, it seems to contain a typing error/),
    ).toBeVisible();
    await user.type(account, '{Backspace}1');
    await user.tab();
    expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
  });

  it('focuses the first missing field', async () => {
    const { user } = renderWithdrawalView();
    await user.type(field('Account number'), '123');
    await user.type(field('Amount'), '5');
    await user.click(button('Withdraw'));
    await waitFor(() => expect(field('Bank name')).toHaveFocus());
    expect(field('Bank name')).toBeInvalid();
    expect(field('Account number')).toBeValid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['1.234,5', 'EUR 1,234.50'],
    ['1,234.50', 'EUR 1,234.50'],
    ['7', 'EUR 7.00'],
  ])('repeats %s as %s while typing', async (typed, repeated) => {
    const { user } = renderWithdrawalView({ accountBalance: toCents(5000) });
    expect(field('Amount')).toHaveAccessibleDescription('EUR');
    await user.type(field('Amount'), typed);
    expect(field('Amount')).toHaveAccessibleDescription(repeated);
    expect(field('Amount')).toBeValid();
  });

  it('announces insufficient funds before submitting', async () => {
    const { user } = renderWithdrawalView();
    await user.type(field('Amount'), '1000.10');
    expect(field('Amount')).toBeValid();
    await user.type(field('Amount'), '{Backspace}1');
    expect(field('Amount')).toBeInvalid();
    expect(field('Amount')).toHaveAccessibleDescription('Insufficient funds. EUR 1,000.11');
    expect(screen.getByRole('alert')).toHaveTextContent('Insufficient funds.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [200, 0, ''],
    [200.01, 0, 'This is more than your limit per payment.'],
    [150, 100.01, 'This is more than your daily limit leaves today.'],
  ])('compares %d with the own limits after %d today', async (amount, spent, problem) => {
    const settings = { ...NO_PROTECTION, payment: toCents(200), daily: toCents(250) };
    const { user } = renderWithdrawalView({}, true, (typed, onProblem) => (
      <Limits
        settings={settings}
        spentToday={toCents(spent)}
        currency="EUR"
        amount={typed}
        onProblem={onProblem}
      />
    ));
    await user.type(field('Amount'), String(amount));
    if (problem) expect(screen.getByRole('alert')).toHaveTextContent(problem);
    else expect(field('Amount')).toBeValid();
  });

  it.each([
    ['Bank', 'Account number', '🏦', 'Enter an account number with letters and numbers only.'],
    ['Bank', 'Bank name', 'x'.repeat(10_000), 'Enter 100 characters or fewer.'],
    ['PayPal', 'PayPal email', '$ada', 'Enter a valid email address.'],
    [
      'CashApp',
      'CashApp email or $cashtag',
      'ada',
      'Enter a valid email address or a cashtag, such as $ada.',
    ],
    [
      'Cryptocurrency',
      'Crypto address',
      '0x5290',
      'Enter a valid Bitcoin address. It starts with 1, 3 or bc1.',
    ],
  ])('by %s shows the error beside %s and keeps the input', async (method, name, typed, text) => {
    const { user } = renderWithdrawalView();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), method);
    await user.click(field(name));
    await user.paste(typed);
    await user.type(field('Amount'), '5');
    await user.click(button('Withdraw'));
    expect(field(name)).toHaveAccessibleDescription(text);
    expect(field(name)).toHaveValue(typed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('strips invisible characters from pasted text and isolates its direction', async () => {
    const { user } = renderWithdrawalView();
    const pastes = {
      'Account number': ' \u202aDE00 1234\u202c\n',
      'Bank name': '<script>alert(1)</script>',
      'Account holder name': 'שרה \u202eלוי',
    };
    for (const [name, text] of Object.entries(pastes)) {
      await user.click(field(name));
      await user.paste(text);
    }
    await user.type(field('Amount'), '5');
    await user.click(button('Withdraw'));
    const review = within(dialog('Review your withdrawal'));
    for (const text of ['DE00 1234', '<script>alert(1)</script>', 'שרה לוי']) {
      expect(review.getByText(text)).toBeVisible();
      expect(review.getByText(text).tagName).toBe('BDI');
    }
  });

  it('is unsaved while it contains input', async () => {
    const { user, hasUnsavedChanges } = renderWithdrawalView();
    expect(hasUnsavedChanges()).toBe(false);
    await user.type(field('Amount'), '5');
    expect(hasUnsavedChanges()).toBe(true);
  });
});
