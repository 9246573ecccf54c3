import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toCents } from '@bank/domain';
import { loadMessages } from '@bank/i18n';
import { aProfile, aTransaction, renderRemote, screen, within } from '@bank/testing';
import { Receipt } from './receipt';
import { receiptRows, receiptText, type ReceiptEntry } from './receipt-rows';

const date = new Date('2026-03-04T10:30:00Z');
const credit = aTransaction({
  ...{ id: 'aCredit', type: 'send_money', status: 'completed', date },
  ...{ amount: toCents(100), balance: toCents(1100.1) },
});
const paid: ReceiptEntry = {
  ...{ id: 'aB3dE6gH9jK2mN5pQ8sT', type: 'withdrawal', status: 'pending', date },
  ...{ amount: toCents(1234.5), method: 'CashApp', email: '$bo' },
};

const renderReceipt = (entry: ReceiptEntry) =>
  renderRemote(() => <Receipt entry={entry} account={aProfile()} />);

const showBalances = () => localStorage.setItem('bank.balance-shown', 'yes');
const names = (entry: ReceiptEntry) => receiptRows(entry, aProfile(), true).map(({ name }) => name);

function mockShare(implementation: Navigator['share']) {
  const shared = jest.fn(implementation);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  return shared;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('a receipt', () => {
  it('shows brand, amount, status, date, reference, both parties and the demonstration notice', () => {
    renderReceipt(paid);
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
    for (const text of [
      ...['−EUR 1,234.50', 'Pending', paid.id, 'Ada Okafor', 'CashApp', '$bo'],
      'Demo receipt. No real money has moved.',
    ]) {
      expect(receipt.getByText(text)).toBeVisible();
    }
    expect(receipt.getByText(/March 4, 2026/)).toBeVisible();
    expect(receipt.getAllByText(/Fernhill Bank/)[0]).toBeVisible();
  });

  it('explains why a paid withdrawal is pending, and only then', () => {
    const { unmount } = renderReceipt(paid);
    expect(screen.getByText(/shows it as pending until the receiving bank/)).toBeVisible();
    unmount();
    renderReceipt(credit);
    expect(screen.queryByText(/shows it as pending/)).toBeNull();
  });

  it('has the same rows in the same order for every method', () => {
    const bank = {
      method: 'Bank',
      accountNumber: 'IE29',
      bankName: 'Elm',
      accountHolderName: 'Bo',
    };
    const { email: _, ...withoutEmail } = paid;
    expect(names({ ...withoutEmail, ...bank })).toEqual([
      ...['Date', 'Type', 'From', 'Method'],
      ...['Account number', 'Bank name', 'Account holder name', 'Reference'],
    ]);
    expect(names(paid)).toEqual([
      ...['Date', 'Type', 'From', 'Method', 'CashApp email or $cashtag', 'Reference'],
    ]);
    const coin = { method: 'Cryptocurrency', cryptoAddress: '0x1', cryptoType: 'ETH' };
    expect(names({ ...withoutEmail, ...coin })).toEqual([
      ...['Date', 'Type', 'From', 'Method', 'Crypto address', 'Coin', 'Reference'],
    ]);
    // An unknown method is shown as stored.
    expect(receiptRows({ ...paid, method: 'toString' }, aProfile(), true)).toContainEqual({
      name: 'Method',
      value: 'toString',
    });
  });

  it('shows the balance after a credit only while balances are shown, also when shared', async () => {
    const { user, unmount } = renderReceipt(credit);
    expect(screen.queryByText('Balance after')).toBeNull();
    expect(screen.queryByText(/1,100\.10/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).not.toContain('Balance after');
    unmount();

    showBalances();
    const shown = renderReceipt(credit);
    expect(screen.getByText('EUR 1,100.10')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain('\nBalance after: EUR 1,100.10\n');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderReceipt(paid);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('offers to report a problem with a payment, not with a credit', () => {
    const { unmount } = renderReceipt(paid);
    expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      `/dispute?transaction=${paid.id}`,
    );
    unmount();
    renderReceipt(credit);
    expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  });

  it('is shared as text with the Web Share API, or copied with its link', async () => {
    const { user, unmount } = renderReceipt(paid);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Fernhill Bank: Demo receipt\nAmount: EUR 1,234\.50\nStatus: Pending\n/);
    expect(text).toMatch(/\nReference: aB3dE6gH9jK2mN5pQ8sT\nDemo receipt\./);
    expect(text.endsWith(`\n${location.href}`)).toBe(true);
    unmount();

    const shared = mockShare(() => Promise.resolve());
    await renderReceipt(paid).user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toHaveBeenCalledWith({
      title: 'Fernhill Bank: Demo receipt',
      text: receiptText(paid, aProfile(), false),
      url: location.href,
    });
  });

  it('shows an error if sharing fails, but not if it is cancelled', async () => {
    const shared = mockShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    const { user } = renderReceipt(paid);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    shared.mockRejectedValue(new TypeError('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t share this receipt.');
  });
});

// Last: the messages are translated in place.
it('puts a no-break space before the colon of a shared receipt in French', async () => {
  document.documentElement.lang = 'fr';
  await loadMessages();
  const [heading, amount] = receiptText(paid, aProfile(), false).split('\n');
  expect(heading).toBe('Fernhill Bank\u00a0: reçu de démonstration');
  expect(amount).toMatch(/^Montant\u00a0: EUR/);
  document.documentElement.lang = '';
});
