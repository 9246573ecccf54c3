import { describe, expect, jest, test } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
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
