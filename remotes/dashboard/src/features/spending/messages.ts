import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Spending',
  help: 'Budgets and categories count only transactions that have a category.',
  comparison: 'Monthly comparison',
  month: 'Compare this month with',
  show: 'Compare months',
  update: 'Update',
  busy: 'Adding up…',
  hidden: 'Show your balance to see the amounts.',
  changes: 'Largest changes so far',
  more: (category: string, amount: string) => `${category}: ${amount} more`,
  less: (category: string, amount: string) => `${category}: ${amount} less`,
  category: 'Category',
  payee: 'Payee',
  byCategory: 'By category',
  byPayee: 'By payee',
  noPayments: 'You haven’t made a payment in these two months.',
  latestPayments: 'Only the latest 100 payments of each month count towards payees.',
  empty:
    'You haven’t added a category to a transaction of these two months. Open a transaction to add one.',
  afterPlanned: 'What is left after planned payments',
  failed: 'We couldn’t add up your spending. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
