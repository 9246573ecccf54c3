import { afterEach, describe, expect, it, jest } from '@jest/globals';
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

function mockShare(implementation: Navigator['share']) {
  const shared = jest.fn(implementation);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  return shared;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('a receipt', () => {
  it('shows brand, amount, date, reference, both parties and the demonstration notice', () => {
    renderReceipt();
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
    for (const text of [
      'EUR 1,234.50',
      paid.id,
      'Ada Okafor',
      'CashApp',
      '$bo',
      'Demo receipt. No real money has moved.',
    ]) {
      expect(receipt.getByText(text)).toBeVisible();
    }
    expect(receipt.getByText(/March 4, 2026/)).toBeVisible();
    expect(receipt.getAllByText(/Fernhill Bank/)[0]).toBeVisible();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderReceipt();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is shared as text with the Web Share API, or copied', async () => {
    const { user } = renderReceipt();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Fernhill Bank: Receipt\nAmount withdrawn: EUR 1,234\.50\n/);
    expect(text).toMatch(/\nReference: aB3dE6gH9jK2mN5pQ8sT\n[^]*\nDemo receipt\./);
  });

  it('shows an error if sharing fails, but not if it is cancelled', async () => {
    const shared = mockShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    const { user } = renderReceipt();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toHaveBeenCalledWith(expect.objectContaining({ title: 'Receipt' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    shared.mockRejectedValue(new TypeError('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t share this receipt.');
  });

  it('is found by its URL', () => {
    const address = receiptUrl(paid.id);
    expect(address).toBe(`/Withdrawal?receipt=${paid.id}`);
    expect(receiptIdFromUrl(new URL(address, 'https://bank.example').search)).toBe(paid.id);
    expect(receiptIdFromUrl('')).toBeNull();
  });
});
