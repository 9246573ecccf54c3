import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  label: 'Confirm your email',
  text: 'Confirm your email: follow the link that we sent you.',
  send: 'Send again',
  busy: 'Sending...',
  sent: (email: string) => `We’ve sent a link to ${email}. Follow it to confirm the address.`,
  tooOften: 'We have just sent you a link. Please wait a while before you ask for another.',
  offline: 'You seem to be offline. Please try again once you are online.',
  failed: 'The link could not be sent. Please try again.',
  mailbox: 'Local mailbox',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
