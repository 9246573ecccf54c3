import { describe, expect, test } from '@jest/globals';
import { toCents } from '@bank/domain';
import { renderRemote, screen, within } from '@bank/testing';
import type { Loan } from '../../api/loan';
import { LoanStatusView } from './loan-status-view';

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

function renderStatus(loan: Loan | null, past: Loan[] = []) {
  return renderRemote(() => <LoanStatusView loan={loan} past={past} currency="EUR" />);
}

const currentStep = () =>
  within(screen.getByRole('list', { name: 'Progress of your request' })).queryByText(
    (_, element) => element?.getAttribute('aria-current') === 'step',
  );
const events = () =>
  within(screen.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((event) => event.textContent);

describe('the loan status', () => {
  test('without a loan links to the application', () => {
    renderStatus(null);
    expect(screen.getByText('You haven’t applied for a loan yet.')).toBeVisible();
    expect(screen.getByText(/the status of your application and our decision/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for Loan' })).toHaveAttribute('href', '/loan');
  });

  test('of a pending loan is in review', async () => {
    renderStatus(aLoan());
    expect(currentStep()).toHaveTextContent('In review');
    expect(screen.queryByRole('link', { name: 'Apply for another loan' })).toBeNull();
    expect(events()).toEqual([
      expect.stringContaining('In review'),
      expect.stringMatching(/^Submitted.*2026.*EUR 1,250\.00$/),
    ]);
    expect(await screen.findByRole('link', { name: 'Email support' })).toBeVisible();
  });

  test('of an approved loan links to its payment', () => {
    renderStatus(aLoan({ status: 'approved', decidedAt: new Date('2026-03-05T09:00:00Z') }));
    expect(screen.getByRole('link', { name: 'View in your transactions' })).toHaveAttribute(
      'href',
      '/dashboard/transactions?type=send_loan',
    );
  });

  test('of a rejected one shows the reason, the date and the earlier loans', () => {
    const decidedAt = new Date('2026-03-05T09:00:00Z');
    renderStatus(aLoan({ status: 'rejected', decidedAt, reason: 'Not enough income.' }), [
      aLoan({ amount: toCents(9.99), status: 'approved', decidedAt: new Date('2026-02-01') }),
    ]);
    expect(currentStep()).toHaveTextContent('Rejected');
    expect(screen.getByRole('link', { name: 'Apply for another loan' })).toBeVisible();
    expect(events()).toEqual([
      expect.stringMatching(/^Rejected.*March 5, 2026.*Reason: Not enough income\.$/),
      expect.stringMatching(/^Submitted.*EUR 1,250\.00$/),
      expect.stringMatching(/^Approved.*2026/),
      expect.stringMatching(/^Submitted.*EUR 9\.99$/),
    ]);
  });

  test('of an approved one is complete', () => {
    renderStatus(aLoan({ status: 'approved', decidedAt: new Date() }));
    expect(currentStep()).toBeNull();
    expect(screen.getByText(/has been paid into your account/)).toBeVisible();
  });

  test('shows an unknown status as stored', () => {
    renderStatus(aLoan({ status: 'on hold' }));
    expect(screen.getAllByText('on hold')[0]).toBeVisible();
  });
});
