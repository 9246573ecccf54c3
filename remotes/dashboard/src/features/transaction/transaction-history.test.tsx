import { statusBadge } from '@bank/transactions';
import { describe, expect, it } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, toCents, type Transaction } from '@bank/domain';
import { aTransaction, renderRemote, screen, within } from '@bank/testing';
import { TransactionHistory } from './transaction-history';

function renderHistory(transactions: AsyncState<Transaction[]>) {
  renderRemote(() => <TransactionHistory transactions={transactions} currency="EUR" />);
}

const table = () => within(screen.getByRole('table', { name: 'Transaction History' }));
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

describe('the transaction history', () => {
  it('has a row for each transaction, with its direction', () => {
    const date = new Date('2026-03-04T10:30:00Z');
    renderHistory({
      status: 'ready',
      value: [
        aTransaction({ date }),
        aTransaction({ type: 'send_loan', amount: toCents(1500), status: 'completed', date: null }),
      ],
    });
    const [head, day, first, today, second] = table().getAllByRole('row');
    expect(cellsOf(head)).toEqual(['Status', 'Date', 'Amount', 'Type']);
    expect(cellsOf(day)).toEqual([expect.stringContaining('March 4')]);
    expect(cellsOf(today)).toEqual(['Today']);
    expect(cellsOf(first)).toEqual([
      'Pending',
      expect.stringContaining('2026'),
      '−EUR 25.00',
      'Withdrawal',
    ]);
    expect(cellsOf(second)).toEqual(['Completed', 'Just now', '+EUR 1,500.00', 'Send loan']);
    expect(within(first as HTMLElement).getByRole('time')).toHaveAttribute(
      'datetime',
      date.toISOString(),
    );
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
