import { defineMessages, type Translation } from '@bank/i18n';
import type { BillCategory } from './bill-payment';

const english = {
  title: 'Pay bills',
  intro: 'Bills you pay here are listed on this page only. The list isn’t saved.',
  category: 'Bill',
  categories: {
    Electricity: 'Electricity',
    Water: 'Water',
    Internet: 'Internet',
    Phone: 'Phone',
    Rent: 'Rent',
  } satisfies Record<BillCategory, string>,
  amount: 'Amount',
  submit: 'Pay Bill',
  missing: 'Please select a bill and enter amount',
  history: 'Payment history',
  columns: { category: 'Category', amount: 'Amount', date: 'Date' },
  none: 'No bills paid yet',
  noneHelp: 'Choose a bill and enter an amount to pay your first one.',
  paid: (category: string, amount: string) => `${category} bill of ${amount} paid`,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
