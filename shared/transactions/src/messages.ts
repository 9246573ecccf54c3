import type { TransactionType } from '@bank/domain';
import { locale, translated, type Texts } from '@bank/i18n';

/** The texts that people read, in one place. Those of the specification stand to the letter. */
const english = {
  transactions: {
    title: 'Transaction History',
    columns: { status: 'Status', date: 'Date', amount: 'Amount', type: 'Type' },
    none: 'No transactions found.',
    loadFailed: 'Your transactions could not be loaded.',
    statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
    types: {
      withdrawal: 'Withdrawal',
      send_loan: 'Send loan',
      send_money: 'Send money',
    } satisfies Record<TransactionType, string>,
    /** Until the server has set its timestamp. */
    now: 'Just now',
    today: 'Today',
    yesterday: 'Yesterday',
  },
  list: {
    loading: 'Loading transactions…',
    noneMatch: 'Nothing matches these filters.',
    pages: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    first: 'First page',
    further: 'Search further',
    searched: (read: number) =>
      `Searched ${read.toLocaleString(locale())} ${read === 1 ? 'entry' : 'entries'}, all that there are.`,
    searchedSoFar: (read: number) =>
      `Searched ${read.toLocaleString(locale())} entries so far; there are more.`,
  },
  filter: {
    title: 'Filters',
    search: 'Search',
    searchHint: 'Payee, e-mail, account number or reference',
    type: 'Type',
    anyType: 'Any type',
    status: 'Status',
    anyStatus: 'Any status',
    from: 'From',
    to: 'To',
    least: 'Least amount',
    most: 'Most amount',
    sort: 'Order',
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      largest: 'Largest first',
      smallest: 'Smallest first',
    },
    apply: 'Apply',
    clear: 'Clear filters',
    active: (count: number) => `${count} ${count === 1 ? 'filter' : 'filters'} set`,
    dateOrder: 'This day is before the first one.',
    amountOrder: 'This is less than the least amount.',
  },
} as const;

export type Messages = Texts<typeof english>;

/** What the history of an account says, wherever it stands. */
export const messages = translated(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
