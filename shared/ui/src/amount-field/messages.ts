import { defineMessages, type Translation } from '@bank/i18n';

/** Separate from the other components' texts: pages without amounts don't load them. */
const english = {
  problems: {
    empty: 'Enter an amount.',
    'not-a-number': 'Enter the amount in digits, such as 1,250.00.',
    ambiguous: 'Include the decimals, such as 1,250.00 or 1.250,00, so we know the exact amount.',
    'too-precise': 'Enter an amount with no more than two decimals.',
    'not-whole': 'Enter a whole amount in digits, such as 1,250. This currency has no decimals.',
    'not-positive': 'Enter an amount above 0.',
    'too-large': 'Enter an amount of 1,000,000,000 or less.',
  },
  hint: (example: string) => `For example ${example}`,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
