import { describe, expect, jest, test } from '@jest/globals';
import { BankError, toCents, type Cents } from '@bank/domain';
import { act, aProfile, renderRemote, screen, waitFor, within } from '@bank/testing';
import { useState } from 'react';
import type { Loan } from '../../api/loan';
import { LoanView } from './loan-view';

function aLoan(changes: Partial<Loan> = {}): Loan {
  return {
    amount: toCents(1250),
    status: 'pending',
    submittedAt: new Date('2026-03-04T10:30:00Z'),
    decidedAt: null,
    reason: null,
    ...changes,
  };
}

const never = () => Promise.reject(new Error('not expected to be called'));

function renderLoan(
  loan: Loan | null,
  apply: (amount: Cents) => Promise<void> = never,
  profile = aProfile(),
) {
  return renderRemote(() => <LoanView profile={profile} loan={loan} apply={apply} />);
}

/** Renders the screen of a customer without a loan; `show` shows one, as when the stored loan changes. */
function renderWithoutLoan(apply: (amount: Cents) => Promise<void> = never) {
  let show = (_loan: Loan) => {};
  function App() {
    const [loan, setLoan] = useState<Loan | null>(null);
    show = setLoan;
    return <LoanView profile={aProfile()} loan={loan} apply={apply} />;
  }
  return { ...renderRemote(App), show: (loan: Loan) => act(() => show(loan)) };
}

const amountField = () => screen.getByRole('textbox', { name: 'Loan amount' });
const applyButton = () => screen.getByRole('button', { name: 'Apply for Loan' });

describe('the loan screen', () => {
  test('shows the username, and the phone number as the account number', () => {
    renderLoan(null);
    const details = screen.getByRole('region', { name: 'Your details' });
    expect(within(details).getByText('Account Number').nextSibling).toHaveTextContent(
      '+353 1 555 0100',
    );
    expect(within(details).getByText('Username').nextSibling).toHaveTextContent('Ada Okafor');
    expect(screen.queryByRole('region', { name: 'Loan details' })).toBeNull();
  });

  test('asks for a whole amount in a zero-decimal currency', async () => {
    const apply = jest.fn<(amount: Cents) => Promise<void>>(() => Promise.resolve());
    const { user } = renderLoan(null, apply, aProfile({ country: 'JPY' }));
    expect(amountField()).toHaveAccessibleDescription('For example 1,250 JPY');
    await user.type(amountField(), '1250.50');
    await user.click(applyButton());
    expect(amountField()).toHaveAccessibleDescription(/This currency has no decimals\./);
    await user.clear(amountField());
    await user.type(amountField(), '1,250');
    await user.click(applyButton());
    expect(apply).toHaveBeenCalledWith(toCents(1250));
  });

  test('shows a pending loan instead of the form, and why it cannot be changed', async () => {
    renderLoan(aLoan());
    const details = screen.getByRole('region', { name: 'Loan details' });
    expect(within(details).getByText('EUR 1,250.00')).toBeVisible();
    expect(within(details).getByText('Pending')).toBeVisible();
    expect(screen.getByText(/awaiting a decision and can’t be changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply for Loan' })).toBeNull();
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Email support' });
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe('Loan request – ada');
    expect(searchParams.get('body')).toBe('Name: Ada Okafor\r\nCustomer number: ada\r\n\r\n');
  });

  test('shows why a loan was rejected, and links to its history', () => {
    renderLoan(aLoan({ status: 'rejected', reason: 'Your income is not proven.' }));
    const details = screen.getByRole('region', { name: 'Loan details' });
    expect(details).toHaveTextContent('Reason: Your income is not proven.');
    expect(within(details).getByRole('link', { name: 'View status and history' })).toHaveAttribute(
      'href',
      '/loan/status',
    );
  });

  test.each(['approved', 'rejected'])(
    'offers the form again beside a loan that was %s',
    (status) => {
      renderLoan(aLoan({ status }));
      expect(screen.getByRole('region', { name: 'Loan details' })).toHaveTextContent(
        new RegExp(status, 'i'),
      );
      expect(applyButton()).toBeEnabled();
    },
  );

  test.each([
    ['', 'Enter an amount.'],
    ['1,234', /so we know the exact amount/],
    ['10.0051', 'Enter an amount with no more than two decimals.'],
    ['0', 'Enter an amount above 0.'],
    ['1000000000.01', 'Enter an amount of 1,000,000,000 or less.'],
  ])('rejects "%s" beside the field, and keeps the input', async (typed, problem) => {
    const { user } = renderLoan(null);
    if (typed) await user.type(amountField(), typed);
    await user.click(applyButton());
    expect(amountField()).toBeInvalid();
    expect(amountField()).toHaveAccessibleDescription(expect.stringMatching(problem));
    expect(amountField()).toHaveValue(typed);
  });

  test('applies for exact cents, then shows and focuses the loan', async () => {
    const asked: Cents[] = [];
    function App() {
      const [loan, setLoan] = useState<Loan | null>(null);
      async function apply(amount: Cents) {
        asked.push(amount);
        setLoan(aLoan({ amount }));
      }
      return <LoanView profile={aProfile()} loan={loan} apply={apply} />;
    }
    const { user, hasUnsavedChanges, notifications } = renderRemote(App);
    await user.type(amountField(), '1.250,10');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(applyButton());
    expect(asked).toEqual([125010]);
    const details = screen.getByRole('region', { name: 'Loan details' });
    expect(details).toHaveTextContent('EUR 1,250.10');
    await waitFor(() => expect(details.parentElement).toHaveFocus());
    expect(hasUnsavedChanges()).toBe(false);
    // Without a success tick: it is not decided yet.
    expect(notifications).toEqual([
      {
        tone: 'info',
        text: 'Loan request submitted. Please contact admin for further processing.',
      },
    ]);
  });

  test('stays busy after the request was sent, until the loan is shown', async () => {
    const { user, show, notifications } = renderWithoutLoan(() => Promise.resolve());
    await user.type(amountField(), '500.00');
    await user.click(applyButton());
    expect(notifications).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'Applying…' });
    expect(button).toBeDisabled();
    show(aLoan({ status: 'rejected' }));
    expect(applyButton()).toBeEnabled();
  });

  test('keeps what is typed when another tab sends a request, and sends it once that is decided', async () => {
    const apply = jest.fn((_amount: Cents) => Promise.resolve());
    const { user, show } = renderWithoutLoan(apply);
    await user.type(amountField(), '500.00');
    show(aLoan());
    expect(screen.getByText(/awaiting a decision and can’t be changed/)).toBeVisible();
    expect(amountField()).toHaveValue('500.00');
    expect(amountField()).toHaveFocus();
    show(aLoan({ status: 'approved' }));
    expect(screen.queryByText(/awaiting a decision/)).toBeNull();
    expect(amountField()).toHaveValue('500.00');
    await user.click(applyButton());
    expect(apply).toHaveBeenCalledWith(toCents(500));
  });

  test('leaves the form of a tab that has sent nothing once its text is removed', async () => {
    const { user, show } = renderWithoutLoan();
    await user.type(amountField(), '5');
    show(aLoan());
    await user.clear(amountField());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('region', { name: 'Loan details' }).parentElement).toHaveFocus();
  });

  test.each([
    ['network' as const, 'Failed to apply for loan. Please try again.'],
    ['already-exists' as const, /awaiting a decision, so we didn’t send this one/],
  ])('shows an error after a failure (%s) and keeps the input', async (code, message) => {
    const apply = jest.fn(() => Promise.reject(new BankError(code)));
    const { user } = renderLoan(null, apply);
    await user.type(amountField(), '500.00');
    await user.click(applyButton());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(amountField()).toHaveValue('500.00');
    expect(applyButton()).toBeEnabled();
  });

  test('sends once while a request is pending', async () => {
    const apply = jest.fn(() => new Promise<void>(() => {}));
    const { user } = renderLoan(null, apply);
    await user.type(amountField(), '500.00{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Applying…' })).toBeDisabled();
    expect(apply).toHaveBeenCalledTimes(1);
  });
});
