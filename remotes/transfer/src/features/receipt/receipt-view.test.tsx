import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { aProfile, renderRemote, screen, within } from '@bank/testing';
import { receiptUrl, receiptIdFromUrl } from './receipt-url';
import { ReceiptView } from './receipt-view';

const paid = {
  id: 'aB3dE6gH9jK2mN5pQ8sT',
  request: { amount: toCents(1234.5), payee: { method: 'CashApp', email: '$bo' } },
  date: new Date('2026-03-04T10:30:00Z'),
  balance: null,
} as const;

const renderReceipt = () => renderRemote(() => <ReceiptView paid={paid} profile={aProfile()} />);

describe('the receipt of a withdrawal', () => {
  it('shows amount, reference, both parties, and the status as the history does', () => {
    renderReceipt();
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
    for (const text of ['−EUR 1,234.50', 'Pending', paid.id, 'Ada Okafor', 'CashApp', '$bo']) {
      expect(receipt.getByText(text)).toBeVisible();
    }
    expect(receipt.getByText(/shows it as pending/)).toBeVisible();
  });

  it('links to a dispute about it, and to the next transfer', () => {
    renderReceipt();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Report a problem')).toBe(`/dispute?transaction=${paid.id}`);
    expect(target('Make another transfer')).toBe('/Withdrawal');
  });

  it('is found by its URL', () => {
    const address = receiptUrl(paid.id);
    expect(address).toBe(`/Withdrawal?receipt=${paid.id}`);
    expect(receiptIdFromUrl(new URL(address, 'https://bank.example').search)).toBe(paid.id);
    expect(receiptIdFromUrl('')).toBeNull();
  });
});
