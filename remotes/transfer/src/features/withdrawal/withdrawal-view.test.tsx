import { describe, expect, it, jest } from '@jest/globals';
import { BankError, PROCESSING_DELAY, toCents, type BankErrorCode } from '@bank/domain';
import { act, screen, waitFor, within } from '@bank/testing';
import { readPending, savePending } from './pending-withdrawal';
import {
  button,
  dialog,
  field,
  find,
  setupWithdrawalTests,
  renderWithdrawalView,
  withdraw,
} from './withdrawal-view.test-utils';

setupWithdrawalTests();
type User = ReturnType<typeof renderWithdrawalView>['user'];

async function fillIn(user: User, amount = '100.05') {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'PayPal');
  await user.type(field('PayPal email'), 'bo@example.com');
  await user.type(field('Amount'), amount);
}

async function goToPrompt(user: User) {
  await user.click(button('Withdraw'));
  const review = within(await screen.findByRole('dialog', { name: 'Review your withdrawal' }));
  await user.click(await review.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(PROCESSING_DELAY));
}

async function submitCode(user: User, code = '4321') {
  const prompt = within(dialog('Enter 4-Digit VAT Code'));
  await user.type(prompt.getByRole('textbox', { name: 'VAT code' }), code);
  await user.click(prompt.getByRole('button', { name: 'Submit' }));
}

describe('a withdrawal', () => {
  it('is reviewed, processed, confirmed by code and receipted, and the form is empty again', async () => {
    withdraw.mockImplementation(({ id, request }) =>
      Promise.resolve({ id, request, date: null, balance: toCents(900.05) }),
    );
    const { user, hasUnsavedChanges } = renderWithdrawalView();
    await user.click(button('Show balance'));
    await fillIn(user);
    await user.click(button('Withdraw'));
    const review = within(dialog('Review your withdrawal'));
    for (const text of ['EUR 100.05', 'bo@example.com', 'EUR 1,000.10', 'EUR 900.05']) {
      expect(review.getByText(text)).toBeVisible();
    }
    await user.click(await review.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(PROCESSING_DELAY));
    await submitCode(user);

    const success = within(await screen.findByRole('dialog', { name: 'Withdrawal Successful' }));
    const [attempt] = withdraw.mock.calls[0] ?? [];
    expect(attempt).toMatchObject({
      code: 4321,
      isRetry: false,
      request: { amount: 10005, payee: { method: 'PayPal', email: 'bo@example.com' } },
    });
    for (const text of ['EUR 100.05', 'EUR 900.05', attempt?.id ?? 'no id']) {
      expect(success.getByText(text)).toBeVisible();
    }
    expect(success.getByText(/shows it as pending/)).toBeVisible();
    expect(success.getByText('bo@example.com')).toBeVisible();
    expect(success.getByRole('heading', { name: 'Withdrawal Successful' })).toHaveFocus();
    expect(field('Amount')).toHaveValue('');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    await user.keyboard('{Escape}');
    expect(button('Withdraw')).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('hides balances in the review and the success while they are hidden', async () => {
    withdraw.mockImplementation(({ id, request }) =>
      Promise.resolve({ id, request, date: null, balance: toCents(900.05) }),
    );
    const { user } = renderWithdrawalView();
    await fillIn(user);
    await user.click(button('Withdraw'));
    const review = within(dialog('Review your withdrawal'));
    expect(review.getAllByText('Balance hidden')).toHaveLength(2);
    await user.click(await review.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(PROCESSING_DELAY));
    await submitCode(user);
    const success = within(await screen.findByRole('dialog', { name: 'Withdrawal Successful' }));
    expect(success.getByText('Balance hidden')).toBeInTheDocument();
    expect(screen.queryByText(/900\.05|1,000\.10/)).not.toBeInTheDocument();
  });

  it('keeps the prompt open after a wrong code, and the id across attempts', async () => {
    withdraw.mockResolvedValueOnce({ guessesLeft: 4 });
    withdraw.mockRejectedValueOnce(new BankError('network'));
    withdraw.mockImplementationOnce(({ id, request }) =>
      Promise.resolve({ id, request, date: null, balance: null }),
    );
    const { user } = renderWithdrawalView();
    await fillIn(user);
    await goToPrompt(user);
    const prompt = within(dialog('Enter 4-Digit VAT Code'));
    expect(prompt.getByRole('link', { name: 'Email support' })).toBeVisible();
    await submitCode(user, '1111');
    const error = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(error.getByText('Wrong VAT code. Please try again.')).toBeVisible();
    expect(error.getByText('You have 4 attempts left.')).toBeVisible();
    expect(dialog('Enter 4-Digit VAT Code')).toBeVisible();
    // It is known to be unpaid.
    expect(sessionStorage).toHaveLength(0);
    await user.click(error.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    await submitCode(user);
    const lost = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(lost.getByText('An error occurred during withdrawal. Please try again.')).toBeVisible();
    expect(sessionStorage).toHaveLength(1);
    await user.click(lost.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    await submitCode(user);
    expect(await screen.findByRole('dialog', { name: 'Withdrawal Successful' })).toBeVisible();
    const attempts = withdraw.mock.calls.map(([attempt]) => attempt);
    expect(attempts.map(({ isRetry }) => isRetry)).toEqual([false, false, true]);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    await user.keyboard('{Escape}');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[BankErrorCode, RegExp]>([
    ['vat-code-locked', /locked after five wrong attempts.*contact the admin/i],
    ['vat-code-missing', /You don’t have a VAT code yet.*contact the admin/i],
    ['too-soon', /Wait two seconds/],
    ['insufficient-funds', /^Insufficient funds\.$/],
    ['permission-denied', /^An error occurred.*The bank declined this withdrawal./],
    ['unknown', /^An error occurred during withdrawal\. Please try again\.$/],
  ])('explains %s', async (code, text) => {
    withdraw.mockRejectedValue(new BankError(code));
    const { user } = renderWithdrawalView();
    await fillIn(user);
    await goToPrompt(user);
    await submitCode(user);
    const error = await screen.findByRole('dialog', { name: 'Error' });
    const said = within(error).getAllByText(/.+/, { selector: 'p' });
    expect(said.map((line) => line.textContent).join(' ')).toMatch(text);
    const isForAdmin = /contact the admin/i.test(text.source);
    if (isForAdmin) await within(error).findByRole('link', { name: 'Email support' });
    else expect(within(error).queryByRole('link', { name: 'Email support' })).toBeNull();
  });

  it('sends nothing while offline', async () => {
    const { user } = renderWithdrawalView();
    await fillIn(user);
    await goToPrompt(user);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // jsdom has no fetch to spy on.
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await submitCode(user);
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(
      within(error).getByText(
        'You’re offline, so nothing was sent. No money has left your account.',
      ),
    ).toBeVisible();
    expect(withdraw).not.toHaveBeenCalled();
  });

  it('accepts a pasted code with spaces, and no shorter one', async () => {
    withdraw.mockReturnValue(new Promise(() => {}));
    const { user } = renderWithdrawalView();
    await fillIn(user);
    await goToPrompt(user);
    const code = field('VAT code');
    await submitCode(user, '43');
    expect(code).toHaveAccessibleDescription(/Enter all four digits/);
    expect(withdraw).not.toHaveBeenCalled();
    await user.clear(code);
    await user.click(code);
    await user.paste(' 43 21 ');
    await user.click(button('Submit'));
    expect(withdraw.mock.calls[0]?.[0].code).toBe(4321);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

describe('after a reload during the payment', () => {
  const pending = {
    id: 'pending-one',
    request: { amount: toCents(25), payee: { method: 'PayPal', email: 'bo@example.com' } },
  } as const;

  it('shows the success if it was paid, also after another reload', async () => {
    savePending('ada', pending);
    find.mockResolvedValue({ ...pending, date: null, balance: null });
    renderWithdrawalView();
    const success = within(await screen.findByRole('dialog', { name: 'Withdrawal Successful' }));
    expect(success.getByText('pending-one')).toBeVisible();
    expect(readPending('ada')).toEqual(pending);
  });

  it('does not show the success again once the customer has left it by a link', async () => {
    savePending('ada', pending);
    find.mockResolvedValue({ ...pending, date: null, balance: null });
    const { unmount } = renderWithdrawalView();
    expect(await screen.findByRole('dialog', { name: 'Withdrawal Successful' })).toBeVisible();
    unmount();
    expect(readPending('ada')).toBeNull();
  });

  it('resumes with the same id if it may be unpaid', async () => {
    savePending('ada', pending);
    find.mockRejectedValueOnce(new BankError('network'));
    withdraw.mockReturnValue(new Promise(() => {}));
    const { user } = renderWithdrawalView();
    expect(screen.getByText(/checking whether your last withdrawal went through/)).toBeVisible();
    expect(await screen.findByText(/interrupted before we could confirm it/)).toBeVisible();
    expect(field('PayPal email')).toHaveValue('bo@example.com');
    expect(field('Amount')).toHaveValue('25.00');
    await goToPrompt(user);
    await submitCode(user);
    expect(withdraw.mock.calls[0]?.[0]).toMatchObject({ id: 'pending-one', isRetry: true });
  });

  it('does not report the balance that its own payment has lowered', async () => {
    savePending('ada', pending);
    find.mockRejectedValueOnce(new BankError('network'));
    find.mockResolvedValue({ ...pending, date: null, balance: null });
    const { user } = renderWithdrawalView({ accountBalance: toCents(0) });
    await user.click(button('Withdraw'));
    expect(await screen.findByRole('dialog', { name: 'Withdrawal Successful' })).toBeVisible();
  });

  it('can be dismissed if it was not paid', async () => {
    savePending('ada', pending);
    const { user } = renderWithdrawalView();
    await user.click(button('Start over'));
    await waitFor(() => expect(field('Amount')).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it('cannot be dismissed until that is known', async () => {
    savePending('ada', pending);
    find.mockRejectedValue(new BankError('network'));
    const { user } = renderWithdrawalView();
    await user.click(button('Start over'));
    const error = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(error.getByText(/you won’t be charged twice/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field('Amount')).toHaveValue('25.00');

    find.mockResolvedValue({ ...pending, date: null, balance: null });
    await user.click(button('Start over'));
    expect(await screen.findByRole('dialog', { name: 'Withdrawal Successful' })).toBeVisible();
  });
});
