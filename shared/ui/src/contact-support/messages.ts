import { defineMessages, type Translation } from '@bank/i18n';

/** Separate from the other components' texts: pages without the panel don't load them. */
const english = {
  title: 'Contact support',
  explanation: (address: string) =>
    `Email ${address}. Your name and reference are already filled in, so we know what it’s about.`,
  link: 'Email support',
  name: (name: string) => `Name: ${name}`,
  reference: (reference: string) => `Reference: ${reference}`,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
