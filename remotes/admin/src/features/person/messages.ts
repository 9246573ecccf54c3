import { defineMessages, type Translation } from '@bank/i18n';
import type { RequestKind } from '../../api/request-kind';

const english = {
  title: 'Person',
  loading: 'Loading this person…',
  failed: 'This person could not be loaded.',
  gone: 'There is no such account.',
  account: 'Account',
  actions: 'Actions',
  own: 'Your own account: another admin must act on it.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  admin: 'Admin',
  customer: 'Customer',
  historyFailed: 'The transactions could not be loaded.',
  facts: {
    balance: 'Balance',
    loan: 'Loan Balance',
    level: 'Account Level',
    transactions: 'Transactions',
    phone: 'Phone',
    email: 'E-mail',
    role: 'Role',
    uid: 'User id',
  },
  code: {
    title: 'VAT code',
    issue: 'Issue a new code',
    loading: 'Loading the code…',
    failed: 'The code could not be loaded.',
    none: 'No code was issued yet.',
    code: 'Code',
    issuedAt: 'Issued',
    guesses: 'Guesses',
    guessesOf: (count: number, most: number) => `${count} of ${most}`,
    lastGuess: 'Last guess',
    never: 'None',
    state: 'State',
    locked: 'Locked',
    open: 'Open',
  },
  requests: {
    title: 'Requests',
    loading: 'Loading requests…',
    failed: 'The requests could not be loaded.',
    none: 'Nothing was asked for.',
    what: 'Request',
    status: 'Status',
    submitted: 'Submitted',
    decided: 'Decided',
    reason: 'Reason',
    kinds: { kycRequests: 'Identity', loans: 'Loan', disputes: 'Dispute' } satisfies Record<
      RequestKind,
      string
    >,
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
