import { defineMessages, type Translation } from '@bank/i18n';

/** Separate from the other components' texts: pages without the card don't load them. */
const english = {
  numberSpoken: 'Card number hidden',
  holder: 'Cardholder',
  holderUnknown: 'Your name',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
