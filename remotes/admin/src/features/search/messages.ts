import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  label: 'Find a user',
  hint: 'Enter the beginning of a name or email, or a complete user ID.',
  results: 'Users found',
  searching: 'Searching…',
  none: 'No users found.',
  found: (count: number) => (count === 1 ? '1 user found.' : `${count} users found.`),
  more: (count: number) => `The first ${count} users. Enter more to narrow the search.`,
  failed: 'The search failed. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
