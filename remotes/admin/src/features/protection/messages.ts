import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Lock and limits',
  help: 'Only the customer can change these.',
  loading: 'Loading lock and limits…',
  failed: 'We couldn’t load the lock and the limits.',
  none: 'The customer has no lock and no limits.',
  payments: 'Payments',
  locked: 'Locked',
  open: 'Possible',
  since: (time: string) => `since ${time}`,
  daily: 'Limit per day',
  payment: 'Limit per payment',
  newPayee: 'New payees wait above',
  off: 'Off',
  from: (value: string, time: string) => `${value} from ${time}`,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
