import { statusBadge } from '@bank/transactions';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, toCents, type Transaction } from '@bank/domain';
import { aTransaction, renderRemote, screen, within } from '@bank/testing';
import { RecentTransactions, TransactionHistory } from './transaction-history';

function renderHistory(transactions: AsyncState<Transaction[]>) {
  renderRemote(() => <TransactionHistory transactions={transactions} currency="EUR" />);
}

const table = () => within(screen.getByRole('table', { name: 'Transaction History' }));
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

beforeAll(() => RecentTransactions.prepare());
beforeEach(() => localStorage.clear());
const showBalances = () => localStorage.setItem('bank.balance-shown', 'yes');

describe('the transaction history', () => {
  it('has a row for each transaction, with its direction', () => {
    showBalances();
    const date = new Date('2026-03-04T10:30:00Z');
    renderHistory({
      status: 'ready',
      value: [
        aTransaction({ date }),
        aTransaction({ type: 'send_loan', amount: toCents(1500), status: 'completed', date: null }),
      ],
    });
    const [head, month, first, thisMonth, second] = table().getAllByRole('row');
    expect(cellsOf(head)).toEqual(['Status', 'Date', 'Amount', 'Type']);
    expect(cellsOf(month)).toEqual(['March 2026 Money out EUR 25.00']);
    expect(cellsOf(thisMonth)).toEqual([expect.stringMatching(/ Money in EUR 1,500\.00$/)]);
    expect(cellsOf(first)).toEqual([
      'Pending',
      expect.stringContaining('Mar 4'),
      '−EUR 25.00',
      'Withdrawal bo@example.com',
    ]);
    expect(cellsOf(second)).toEqual([
      'Completed',
      'Just now',
      '+EUR 1,500.00',
      'Loan received Fernhill Bank',
    ]);
    expect(within(first as HTMLElement).getByRole('time')).toHaveAttribute(
      'datetime',
      date.toISOString(),
    );
  });

  it('hides the totals of the months, but not the entries, while balances are hidden', () => {
    const failed = aTransaction({ status: 'failed' });
    renderHistory({ status: 'ready', value: [aTransaction(), failed] });
    const [, month] = table().getAllByRole('row');
    expect(cellsOf(month)).toEqual([expect.stringMatching(/^March 2026 ?$/)]);
    expect(table().getAllByText('−EUR 25.00')).toHaveLength(2);
    expect(screen.queryByText(/Monthly totals/)).toBeNull();
  });

  it('names each link uniquely, with payee, amount and exact time', () => {
    const entries = [0, 1, 2].map((second) =>
      aTransaction({
        date: new Date(2026, 2, 4, 10, 30, second),
        accountHolderName: 'Bo Marsh',
        method: 'Bank',
      }),
    );
    renderHistory({ status: 'ready', value: entries });
    const names = table()
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
    expect(names[1]).toBe('Withdrawal, Bo Marsh, −EUR 25.00, March 4, 2026 at 10:30:01 AM');
    expect(new Set(names).size).toBe(3);
  });

  it('shows the empty, loading and error states', () => {
    renderHistory({ status: 'ready', value: [] });
    expect(table().getByText('No transactions found.')).toBeVisible();
    renderHistory({ status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading transactions…');
    renderHistory({ status: 'error', error: new BankError('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your transactions.');
  });
});

describe('the status badge', () => {
  it.each([
    ['completed', 'success', 'Completed'],
    ['pending', 'warning', 'Pending'],
    ['failed', 'danger', 'Failed'],
    ['on hold', 'info', 'on hold'],
    ['toString', 'info', 'toString'],
    [null, 'success', 'Completed'],
  ])('of %s is %s and shows %s', (status, tone, text) => {
    expect(statusBadge(status)).toEqual({ tone, text });
  });
});
