import { translated, type Texts } from '@bank/i18n';

/** The texts that the components themselves say; everything else comes from their callers. */
const english = {
  amountProblems: {
    empty: 'Enter an amount.',
    'not-a-number': 'Enter an amount in digits, such as 1,250.00.',
    ambiguous:
      'Write the decimals too, such as 1,250.00 or 1.250,00, so that the amount is certain.',
    'too-precise': 'Enter an amount with at most two decimals.',
    'not-positive': 'Enter an amount above 0.',
    'too-large': 'Enter an amount of at most 1,000,000,000.',
  },
  chartData: 'The figures as a table',
  balanceChanged: 'Your balance has changed.',
  balanceIs: (amount: string) => `Your balance is now ${amount}.`,
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Could not copy. Please select the text and copy it.',
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
    reviewing: 'An administrator is looking at your request.',
    decision: 'Decision',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  showPassword: 'Show password',
  stepDone: '(done)',
  theme: { label: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
} as const;

export type Messages = Texts<typeof english>;

export const messages = translated(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
