import { describe, expect, test } from '@jest/globals';
import { renderRemote, screen, within } from '@bank/testing';
import type { KycRequest } from '../../api/kyc';
import { KycStatusView } from './kyc-status-view';

function aRequest(changes: Partial<KycRequest> = {}): KycRequest {
  return {
    idType: 'passport',
    hasImage: true,
    status: 'pending',
    submittedAt: new Date('2026-03-04T10:30:00Z'),
    decidedAt: null,
    reason: null,
    ...changes,
  };
}

function renderStatus(request: KycRequest | null, past: KycRequest[] = []) {
  return renderRemote(() => <KycStatusView request={request} past={past} />);
}

describe('the identity status', () => {
  test('without a request links to the form', () => {
    renderStatus(null);
    expect(screen.getByText('You haven’t sent a KYC request yet.')).toBeVisible();
    expect(screen.getByText(/the status of your check and our decision/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start identity upgrade' })).toHaveAttribute(
      'href',
      '/Kyc',
    );
  });

  test('of a pending request explains the next step', async () => {
    renderStatus(aRequest({ hasImage: false }));
    const card = screen.getByRole('region', { name: 'Your request' });
    expect(card).toHaveTextContent('KYC request pending, contact admin and pay standardized fee');
    expect(within(card).getByText('ID image').nextSibling).toHaveTextContent('None');
    expect(await screen.findByRole('link', { name: 'Email support' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('of a rejected one shows the reason, a link to the form and the earlier requests', () => {
    const decidedAt = new Date('2026-03-05T09:00:00Z');
    const blurred = { status: 'rejected', decidedAt, reason: 'The picture is blurred.' };
    renderStatus(aRequest(blurred), [aRequest({ ...blurred, idType: 'national_id' })]);
    expect(screen.getByRole('link', { name: /send them again/ })).toHaveAttribute('href', '/Kyc');
    const history = screen.getByRole('list', { name: 'History' });
    expect(within(history).getAllByText('Reason: The picture is blurred.')).toHaveLength(2);
    expect(within(history).getByText('National ID')).toBeVisible();
  });
});
