import { defineMessages, type Translation } from '@bank/i18n';

const english = {
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
