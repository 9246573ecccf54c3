import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  label: 'Confirm your email',
  text: 'Please confirm your email with the link we sent you.',
  send: 'Send again',
  busy: 'Sending…',
  sent: (email: string) => `We’ve sent a link to ${email}. Follow it to confirm the address.`,
  tooOften: 'We’ve just sent you a link. Please wait a while before asking for another.',
  offline: 'You seem to be offline. Please try again when you’re back online.',
  failed: 'We couldn’t send the link. Please try again.',
  mailbox: 'Local mailbox',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
