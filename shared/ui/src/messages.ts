import { defineMessages, type Translation } from '@bank/i18n';

/** The texts that the components themselves say; everything else comes from their callers. */
const english = {
  chartData: 'Show data as a table',
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Please select the text and copy it.',
  hidePassword: 'Hide password',
  language: 'Language',
  loading: 'Loading…',
  noMatches: 'No matches',
  optional: 'optional',
  request: {
    statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    progress: 'Progress of your request',
    submitted: 'Submitted',
    review: 'In review',
    reviewing: 'We’re reviewing your request.',
    decision: 'Decision',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  showPassword: 'Show password',
  stepDone: '(done)',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
