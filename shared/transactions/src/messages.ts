import type { TransactionType } from '@bank/domain';
import { locale, defineMessages, type Translation } from '@bank/i18n';

/** The texts of the pages. Those of the specification are quoted exactly. */
const english = {
  transactions: {
    title: 'Transaction History',
    columns: { status: 'Status', date: 'Date', amount: 'Amount', type: 'Type' },
    none: 'No transactions found.',
    loadFailed: 'We couldn’t load your transactions.',
    statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
    types: {
      withdrawal: 'Withdrawal',
      send_loan: 'Loan received',
      send_money: 'Money received',
    } satisfies Record<TransactionType, string>,
    /** Until the server has set its timestamp. */
    now: 'Just now',
    /** The payee of a withdrawal in a coin. */
    wallet: (coin: string) => `${coin} wallet`,
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    totals: 'Monthly totals don’t count failed transactions.',
    empty: 'Deposits and transfers will appear here.',
  },
  list: {
    loading: 'Loading transactions…',
    noneMatch: 'No transactions match these filters.',
    noneMatchHelp: 'Try another search or fewer filters.',
    showAll: 'Show all transactions',
    pages: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    first: 'First page',
    further: 'Keep searching',
    searched: (read: number) =>
      read === 1
        ? 'Searched the only transaction.'
        : `Searched all ${read.toLocaleString(locale())} transactions.`,
    searchedSoFar: (read: number) =>
      `Searched ${read.toLocaleString(locale())} ${read === 1 ? 'transaction' : 'transactions'} so far. There are more.`,
  },
  filter: {
    title: 'Filters',
    search: 'Search',
    searchHint: 'Payee, email, account number or reference',
    type: 'Type',
    anyType: 'Any type',
    status: 'Status',
    anyStatus: 'Any status',
    from: 'From',
    to: 'To',
    least: 'Minimum amount',
    most: 'Maximum amount',
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      largest: 'Largest first',
      smallest: 'Smallest first',
    },
    apply: 'Apply',
    clear: 'Clear filters',
    active: (count: number) => `${count} ${count === 1 ? 'filter' : 'filters'} active`,
    dateOrder: 'The end date is before the start date.',
    amountOrder: 'The maximum is below the minimum.',
  },
} as const;

export type Messages = Translation<typeof english>;

/** The texts of the transaction history, on every page that shows it. */
export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
