import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Failed codes',
  lead: 'Customers who entered a wrong VAT code, locked ones first. A new code unlocks them.',
  loading: 'Loading failed codes…',
  failed: 'We couldn’t load the failed codes.',
  table: 'Customers with failed codes',
  empty: 'No failed codes.',
  pages: 'Pages of failed codes',
  unknownPerson: 'Account no longer exists',
  columns: { person: 'User', attempts: 'Attempts', status: 'Status', last: 'Last attempt' },
  attemptsOf: (count: number, most: number) => `${count} of ${most}`,
  locked: 'Locked',
  open: 'Active',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
