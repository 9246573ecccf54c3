import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  demonstration: 'Demo receipt. No real money has moved.',
  amount: 'Amount withdrawn',
  date: 'Date',
  reference: 'Reference',
  from: 'From',
  method: 'Method',
  status: 'Status',
  completed:
    'Paid out. Your transaction history shows it as pending until its arrival is confirmed.',
  report: 'Report a problem',
  print: 'Print',
  share: 'Share',
  shareFailed: 'We couldn’t share this receipt. You can print it instead.',
  copy: 'Copy as text',
  again: 'Make another transfer',
  missing: 'Receipt not found',
  missingHelp: 'The link may be incomplete, or the receipt may belong to another account.',
  loadFailed: 'We couldn’t load this receipt.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
