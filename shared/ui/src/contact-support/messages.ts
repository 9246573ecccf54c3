import { defineMessages, type Translation } from '@bank/i18n';

/** Separate from the other components' texts: pages without the panel don't load them. */
const english = {
  title: 'Contact support',
  explanation: (address: string, contents: string) =>
    `You reach the admin through support: email ${address}. The email already contains ${contents}, so we know what it’s about.`,
  contents: {
    name: 'your name',
    reference: 'your reference number',
    customerNumber: 'your customer number',
  },
  link: 'Email support',
  name: (name: string) => `Name: ${name}`,
  reference: (reference: string) => `Reference: ${reference}`,
  customerNumber: (number: string) => `Customer number: ${number}`,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
