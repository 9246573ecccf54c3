import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  offline: {
    title: 'You’re offline',
    since: (time: string) =>
      `What you see was last updated at ${time}. You can’t send money or change anything until you’re back online.`,
    unknown: 'We’ll show your account as soon as you’re back online.',
  },
  unreachable: {
    title: 'We can’t reach the bank right now',
    since: (time: string) =>
      `What you see was last updated at ${time}. We’re reconnecting automatically. Until then, payments and changes may not go through.`,
    unknown:
      'We’re reconnecting automatically. Until then, payments and changes may not go through.',
  },
  visitor: 'You can keep reading. You can log in or sign up once you’re back online.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
