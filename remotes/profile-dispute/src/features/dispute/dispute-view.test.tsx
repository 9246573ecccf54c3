import { describe, expect, jest, test } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { aTransaction, renderRemote, screen } from '@bank/testing';
import type { Dispute } from '../../api/dispute';
import { DisputeView } from './dispute-view';

type Submit = (dispute: Dispute) => Promise<void>;

function renderDispute(submit: Submit) {
  return renderRemote(() => <DisputeView submit={submit} />);
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const accountNumber = () => screen.getByRole('textbox', { name: 'Recipient account number' });
const submitButton = () => screen.getByRole('button', { name: 'Submit Dispute' });

function referencesOf(submit: jest.Mock<Submit>): string[] {
  return submit.mock.calls.map(([dispute]) => dispute.reference);
}

describe('the dispute screen', () => {
  test('requires both fields, with an error beside each', async () => {
    const submit = jest.fn<Submit>();
    const { user } = renderDispute(submit);
    await user.click(submitButton());
    expect(amount()).toHaveAccessibleDescription(/^Enter an amount\./);
    expect(accountNumber()).toHaveAccessibleDescription('Enter the recipient account number.');
    expect(submit).not.toHaveBeenCalled();
  });

  test('rejects an account number with hidden characters', async () => {
    const submit = jest.fn<Submit>();
    const { user } = renderDispute(submit);
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), '12\u202e34');
    await user.click(submitButton());
    expect(accountNumber()).toHaveAccessibleDescription(/hidden characters/);
    expect(submit).not.toHaveBeenCalled();
  });

  test('files exact cents, and shows the reference to copy and the next step', async () => {
    const submit = jest.fn<Submit>(() => Promise.resolve());
    const { user, hasUnsavedChanges } = renderDispute(submit);
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), ' 12345678 ');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(submitButton());

    const [reference = ''] = referencesOf(submit);
    expect(reference).toMatch(/^REF-[A-Z0-9]{9}$/);
    expect(submit).toHaveBeenCalledWith({
      reference,
      amount: toCents(75.25),
      accountNumber: '12345678',
    });
    const text = screen.getByText(/send it to the admin and pay the processing fee/);
    expect(text).toHaveTextContent(reference);
    expect(text.closest('[tabindex]')).toHaveFocus();
    expect(hasUnsavedChanges()).toBe(false);

    expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute(
      'href',
      `/dispute/${reference}`,
    );
    await user.click(screen.getByRole('button', { name: 'Copy Reference Number' }));
    expect(await navigator.clipboard.readText()).toBe(reference);
  });

  test('is filled in with a payment, links to it, and is empty for another issue', async () => {
    const value = aTransaction({ id: 'paid' });
    const submit = jest.fn<Submit>(() => Promise.resolve());
    const { user, hasUnsavedChanges } = renderRemote(() => (
      <DisputeView submit={submit} payment={{ status: 'ready', value }} currency="EUR" />
    ));
    expect(amount()).toHaveValue('25.00');
    expect(accountNumber()).toHaveValue('bo@example.com');
    expect(screen.getByRole('link', { name: 'EUR 25.00 on March 4, 2026' })).toHaveAttribute(
      'href',
      '/dashboard/transactions/paid',
    );
    expect(hasUnsavedChanges()).toBe(false);
    await user.click(submitButton());
    await user.click(screen.getByRole('button', { name: 'Report another issue' }));
    expect(amount()).toHaveValue('');
    expect(screen.queryByRole('link', { name: /EUR 25\.00/ })).not.toBeInTheDocument();
  });

  test('accepts decimals in a zero-decimal currency only of the reported payment', async () => {
    const submit = jest.fn<Submit>(() => Promise.resolve());
    const value = aTransaction({ amount: toCents(12.5) });
    const { user } = renderRemote(() => (
      <DisputeView submit={submit} payment={{ status: 'ready', value }} currency="JPY" />
    ));
    expect(amount()).toHaveValue('12.50');
    expect(amount()).toHaveAccessibleDescription('For example 1,250');
    await user.type(amount(), '{Backspace}1');
    await user.click(submitButton());
    expect(amount()).toHaveAccessibleDescription(/This currency has no decimals\./);
    await user.type(amount(), '{Backspace}0');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ amount: 1250 }));
  });

  test('leaves out a recipient that is longer than the field accepts', () => {
    const value = aTransaction({ email: `${'b'.repeat(40)}@example.com` });
    renderRemote(() => (
      <DisputeView submit={jest.fn<Submit>()} payment={{ status: 'ready', value }} />
    ));
    expect(amount()).toHaveValue('25.00');
    expect(accountNumber()).toHaveValue('');
  });

  test('keeps the input after a failure, and the reference across retries', async () => {
    const submit = jest.fn<Submit>(() => Promise.resolve());
    submit.mockRejectedValueOnce(new BankError('network'));
    const { user } = renderDispute(submit);
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), '12345678');
    await user.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There was an error submitting your dispute. Please try again.',
    );
    expect(amount()).toHaveValue('75.25');
    await user.click(submitButton());
    const [first, second] = referencesOf(submit);
    expect(second).toBe(first);
    expect(screen.getByText(new RegExp(`reference number is ${first}`))).toBeVisible();
  });

  test('asks to wait within a minute of the last dispute, and keeps the input', async () => {
    const submit = jest.fn<Submit>(() => Promise.resolve());
    submit.mockRejectedValueOnce(new BankError('too-soon'));
    const { user, hasUnsavedChanges } = renderDispute(submit);
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), '12345678');
    await user.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent(/less than a minute ago.* please wait/);
    expect(amount()).toHaveValue('75.25');
    expect(accountNumber()).toHaveValue('12345678');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(submitButton());
    const [first, second] = referencesOf(submit);
    expect(second).toBe(first);
  });

  test('creates a new reference for a different dispute', async () => {
    const submit = jest.fn<Submit>(() => Promise.resolve());
    submit.mockRejectedValueOnce(new BankError('network'));
    const { user } = renderDispute(submit);
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), '12345678');
    await user.click(submitButton());
    await user.type(accountNumber(), '9');
    await user.click(submitButton());
    await user.click(screen.getByRole('button', { name: 'Report another issue' }));
    await user.type(amount(), '75.25');
    await user.type(accountNumber(), '123456789');
    await user.click(submitButton());
    expect(new Set(referencesOf(submit)).size).toBe(3);
  });
});
