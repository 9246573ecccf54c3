import { describe, expect, test } from '@jest/globals';
import { toCents } from '@bank/domain';
import { renderRemote, screen } from '@bank/testing';
import type { FiledDispute } from '../../api/filed-disputes';
import { DisputeList } from './dispute-list';
import { DisputeStatusView } from './dispute-status-view';

function aDispute(changes: Partial<FiledDispute> = {}): FiledDispute {
  return {
    reference: 'REF-ABC123XYZ',
    amount: toCents(75.25),
    accountNumber: '0045 1234',
    status: 'pending',
    submittedAt: new Date('2026-03-04T10:30:00Z'),
    decidedAt: null,
    reason: null,
    ...changes,
  };
}

describe('the list of disputes', () => {
  test('says what will appear when it is empty, and leads to the payments', () => {
    renderRemote(() => <DisputeList disputes={[]} currency="EUR" />);
    expect(screen.getByText('You haven’t reported any issues yet.')).toBeVisible();
    expect(screen.getByText(/appear here with their status/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your transactions' })).toHaveAttribute(
      'href',
      '/dashboard/transactions',
    );
  });

  test('links each dispute to its status', () => {
    renderRemote(() => (
      <DisputeList
        disputes={[aDispute(), aDispute({ reference: 'REF-000000000', status: 'approved' })]}
        currency="EUR"
      />
    ));
    expect(
      screen.getByRole('row', { name: /REF-ABC123XYZ.*2026.*0045 1234.*EUR 75\.25.*Pending/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'REF-000000000' })).toHaveAttribute(
      'href',
      '/dispute/REF-000000000',
    );
  });
});

describe('the status of a dispute', () => {
  test('links a pending one to an email with the name and the reference', () => {
    renderRemote(() => (
      <DisputeStatusView
        dispute={aDispute()}
        payment={undefined}
        currency="EUR"
        name="Ada Okafor"
      />
    ));
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email support' });
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe('Dispute – REF-ABC123XYZ');
    expect(searchParams.get('body')).toBe('Name: Ada Okafor\r\nReference: REF-ABC123XYZ\r\n\r\n');
  });

  test('shows the reference to copy and the next step', async () => {
    const { user } = renderRemote(() => (
      <DisputeStatusView dispute={aDispute()} payment={undefined} currency="EUR" />
    ));
    expect(screen.getByText(/send the reference number to the admin and pay/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy Reference Number' }));
    expect(await navigator.clipboard.readText()).toBe('REF-ABC123XYZ');
  });

  test('shows when and why it was rejected', () => {
    const decided = {
      status: 'rejected',
      decidedAt: new Date('2026-03-05T09:00:00Z'),
      reason: 'The payment is your own.',
    };
    renderRemote(() => (
      <DisputeStatusView dispute={aDispute(decided)} payment={undefined} currency="EUR" />
    ));
    expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent(
      /^Rejected.*March 5, 2026.*Reason: The payment is your own\.Submitted/,
    );
  });
});
