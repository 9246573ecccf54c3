import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  lock: 'Lock payments',
  locked: 'Payments are locked',
  title: 'Lock payments?',
  help: 'From now on, no money can leave your account. You can unlock payments in Security with your password, which then takes 24 hours.',
  confirm: 'Lock payments',
  busy: 'Locking…',
  cancel: 'Cancel',
  done: 'Payments are locked.',
  failed: 'We couldn’t lock payments, so money can still leave your account. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
