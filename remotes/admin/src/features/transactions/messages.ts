import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Transactions',
  lead: 'Credits and withdrawals of all customers, newest first.',
  loading: 'Loading transactions…',
  failed: 'We couldn’t load the transactions.',
  table: 'Transactions',
  empty: 'No transactions found.',
  pages: 'Pages of transactions',
  filter: {
    direction: 'Type',
    all: 'All',
    credits: 'Credits',
    withdrawals: 'Withdrawals',
    from: 'From',
    apply: 'Apply',
  },
  columns: {
    date: 'Date',
    person: 'User',
    type: 'Type',
    payee: 'Paid to',
    status: 'Status',
    amount: 'Amount',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
