import { defineMessages, type Translation } from '@bank/i18n';
import type { RequestKind } from '../../api/request-kind';

const english = {
  title: 'User',
  loading: 'Loading this user…',
  failed: 'We couldn’t load this user.',
  gone: 'This account doesn’t exist.',
  account: 'Account',
  actions: 'Actions',
  own: 'This is your own account. Only another admin can act on it.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  admin: 'Admin',
  customer: 'Customer',
  historyFailed: 'We couldn’t load the transactions.',
  labels: {
    balance: 'Balance',
    loan: 'Loan balance',
    level: 'Account level',
    transactions: 'Transactions',
    phone: 'Phone',
    email: 'Email',
    role: 'Role',
    uid: 'User ID',
  },
  code: {
    title: 'VAT code',
    issue: 'Generate a new code',
    loading: 'Loading the code…',
    failed: 'We couldn’t load the code.',
    none: 'No code has been generated yet.',
    noneHelp: 'The customer needs one to withdraw.',
    code: 'Code',
    issuedAt: 'Generated',
    guesses: 'Attempts',
    guessesOf: (count: number, most: number) => `${count} of ${most}`,
    lastGuess: 'Last attempt',
    never: 'None',
    state: 'Status',
    locked: 'Locked',
    open: 'Active',
  },
  timeline: {
    title: 'Timeline',
    loading: 'Loading the timeline…',
    failed: 'We couldn’t load the timeline.',
    emailConfirmed: 'Email confirmed',
    failedCode: 'Wrong VAT code entered',
    submitted: {
      kycRequests: 'Identity request submitted',
      loans: 'Loan application submitted',
      disputes: 'Dispute filed',
    } satisfies Record<RequestKind, string>,
    approved: {
      kycRequests: 'Identity confirmed',
      loans: 'Loan approved',
      disputes: 'Dispute resolved',
    } satisfies Record<RequestKind, string>,
    rejected: {
      kycRequests: 'Identity request rejected',
      loans: 'Loan application rejected',
      disputes: 'Dispute rejected',
    } satisfies Record<RequestKind, string>,
    by: (admin: string) => `by ${admin}`,
    all: (count: number) => `Show all ${count} events`,
    beginning: 'Account opened',
    older: 'Older events are in the transaction history and the audit log below.',
  },
  requests: {
    title: 'Requests',
    loading: 'Loading requests…',
    failed: 'We couldn’t load the requests.',
    none: 'No requests yet.',
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
