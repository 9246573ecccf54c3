import { useListParams, type FilterFields, type TransactionPage } from '@bank/transactions';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AsyncState } from '@bank/data-access';
import { BankError, toCents } from '@bank/domain';
import { Timestamp } from '@bank/firebase/firestore';
import { aProfile, aTransaction, renderRemote, screen, within } from '@bank/testing';
import type { Labels } from '../../api/labels';
import { TransactionsView } from './transactions-view';

const entry = aTransaction({ amount: toCents(12) });
const ready = (page: Partial<TransactionPage>): AsyncState<TransactionPage> => ({
  status: 'ready',
  value: { entries: [entry], next: null, read: 1, ...page },
});
const next = { date: new Timestamp(1767225600, 5), amount: 12, id: 'abc' };

const NO_LABELS: AsyncState<Labels> = { status: 'ready', value: new Map() };

function renderView(
  page: AsyncState<TransactionPage>,
  search = '',
  pageNumber: number | null = 1,
  labels = NO_LABELS,
) {
  const applied: FilterFields[] = [];
  function Screen() {
    return (
      <TransactionsView
        uid="ada"
        profile={{ status: 'ready', value: aProfile() }}
        page={page}
        labels={labels}
        pageNumber={pageNumber}
        position={useListParams().position}
        onApply={(each) => applied.push(each)}
      />
    );
  }
  const rendered = renderRemote(Screen, { route: `/${search}` });
  return { ...rendered, applied };
}

beforeEach(() => localStorage.clear());

describe('the transactions', () => {
  it('show the loading, error and empty states, also of a filter', () => {
    renderView({ status: 'loading' }).unmount();
    renderView({ status: 'error', error: new BankError('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your transactions.');
    renderView(ready({ entries: [] })).unmount();
    renderView(ready({ entries: [] }), '?type=send_loan');
    expect(screen.getByText('No transactions match these filters.')).toBeVisible();
    const all = screen.getByRole('link', { name: 'Show all transactions' });
    expect(all).toHaveAttribute('href', '/dashboard/transactions');
  });

  it('show the category of each labelled entry, once it is known', () => {
    const label = { category: 'eating_out', note: 'Lunch', tags: [] } as const;
    const labels = { status: 'ready', value: new Map([[entry.id, label]]) } as const;
    const { unmount } = renderView(ready({}), '', 1, { status: 'loading' });
    expect(screen.getByRole('link', { name: /^Withdrawal, bo@example.com, −/ })).toBeVisible();
    unmount();
    renderView(ready({}), '', 1, labels);
    const row = screen.getByRole('link', { name: /^Withdrawal, bo@example.com, Eating out, −/ });
    expect(row).toHaveTextContent('Withdrawal bo@example.com Eating out');
  });

  it('are grouped by month only if sorted by date', () => {
    const { unmount } = renderView(ready({}));
    expect(screen.getByRole('rowheader', { name: /^March 2026/ })).toBeVisible();
    unmount();
    renderView(ready({}), '?sort=largest');
    expect(screen.queryByRole('rowheader', { name: /^March 2026/ })).toBeNull();
  });

  it('show the total of a month only if all its entries are known', () => {
    const month = () => screen.getByRole('rowheader', { name: /^March 2026/ });
    localStorage.setItem('bank.balance-shown', 'yes');
    const { unmount } = renderView(ready({}));
    expect(month()).toHaveTextContent('March 2026 Money out EUR 12.00');
    unmount();
    for (const [page, search] of [
      [{ next }, ''],
      [{}, '?after=1767225600.5_12_abc'],
      [{}, '?type=withdrawal'],
    ] as const) {
      const rendered = renderView(ready(page), search);
      expect(month()).toHaveTextContent(/^March 2026$/);
      expect(screen.queryByText(/Monthly totals/)).toBeNull();
      rendered.unmount();
    }
  });

  it('say that totals leave out failed ones, only if there are any', () => {
    localStorage.setItem('bank.balance-shown', 'yes');
    const note = () => screen.queryByText('Monthly totals don’t count failed transactions.');
    const { unmount } = renderView(ready({}));
    expect(note()).toBeNull();
    unmount();
    renderView(ready({ entries: [entry, { ...entry, id: 'f', status: 'failed' }] }));
    expect(note()).toBeVisible();
  });

  it('show no totals while balances are hidden', () => {
    renderView(ready({}));
    expect(screen.getByRole('rowheader', { name: /^March 2026/ })).toHaveTextContent(
      /^March 2026$/,
    );
  });

  it('link to the next page, and back to the first if none was visited', () => {
    renderView(ready({ next }), '?type=withdrawal&after=1_1_a', null);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/dashboard/transactions?type=withdrawal&after=1767225600.5_12_abc',
    );
    expect(pages.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/dashboard/transactions?type=withdrawal',
    );
  });

  it('show how far a search has read', () => {
    const { unmount } = renderView(ready({ next, read: 200 }), '?q=rent');
    expect(screen.getByText('Searched 200 transactions so far. There are more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep searching' })).toBeVisible();
    unmount();
    renderView(ready({ read: 1 }), '?q=rent');
    expect(screen.getByText('Searched the only transaction.')).toBeVisible();
  });

  it('are filtered as the form says', async () => {
    const { user, applied } = renderView(ready({}), '?status=failed');
    expect(screen.getByText('1 filter active')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'Withdrawal');
    await user.type(screen.getByLabelText('Minimum amount'), '5{Enter}');
    expect(applied).toEqual([
      {
        ...{ q: '', type: 'withdrawal', status: 'failed', sort: 'newest' },
        ...{ from: '', to: '', min: '5.00', max: '' },
      },
    ]);
  });
});
