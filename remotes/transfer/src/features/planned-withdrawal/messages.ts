import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: (name: string) => `Planned payment: ${name}`,
  dueOn: (date: string) => `Due on ${date}. You can still change the details below.`,
  gone: 'This planned payment is not due anymore',
  goneHelp: 'It was already paid, skipped or deleted. You can still make another transfer below.',
  paid: (name: string) => `${name} is paid`,
  loadFailed: 'We couldn’t load your planned payment. No payment was made.',
  retry: 'Try again',
  all: 'Planned payments',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
