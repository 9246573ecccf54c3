import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'You’re offline',
  since: (time: string) =>
    `What you see was last updated at ${time}. You can’t send money or change anything until you’re back online.`,
  unknown: 'We’ll show your account as soon as you’re back online.',
  visitor: 'You can keep reading. You can log in or sign up once you’re back online.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
