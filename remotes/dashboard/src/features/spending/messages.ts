import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Spending by category',
  help: 'Only transactions that have a category count.',
  comparison: 'Compared with last month',
  show: 'Compare months',
  update: 'Update',
  busy: 'Adding up…',
  hidden: 'Show your balance to see the amounts.',
  changes: 'Largest changes so far',
  more: (category: string, amount: string) => `${category}: ${amount} more`,
  less: (category: string, amount: string) => `${category}: ${amount} less`,
  category: 'Category',
  empty:
    'You haven’t added a category to a transaction of these two months. Open a transaction to add one.',
  failed: 'We couldn’t add up your categories. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
