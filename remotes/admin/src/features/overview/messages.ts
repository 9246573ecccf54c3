import { defineMessages, type Translation } from '@bank/i18n';
import type { Queue } from '../../api/waiting-work';

const english = {
  title: 'Bank overview',
  lead: 'The bank’s figures as of now.',
  again: 'Refresh',
  loading: 'Loading figures…',
  failed: 'We couldn’t load these figures.',
  waiting: 'Pending requests',
  queues: {
    kycRequests: 'Identity requests',
    loans: 'Loan applications',
    disputes: 'Disputes',
    creditProposals: 'Credits to release',
  } satisfies Record<Queue, string>,
  oldest: (age: string) => `Oldest: ${age}`,
  nothingWaits: 'None waiting',
  customers: 'Customers',
  users: 'Users',
  usersNote: 'All accounts',
  isNew: 'New customers',
  isNewNote: 'Transactions not yet enabled',
  locked: 'Locked customers',
  lockedNote: 'Need a new VAT code',
  failedCodes: 'Failed codes',
  failedCodesNote: '1 to 4 wrong attempts',
  month: 'This month',
  credits: 'Credits',
  withdrawals: 'Withdrawals',
  byThisDay: (count: string) => `${count} by this day last month`,
  balances: 'Total balances by currency',
  currency: 'Currency',
  sum: 'Total balance',
  none: 'None yet.',
  volume: 'Transactions by day',
  volumeSummary: (credits: string, withdrawals: string) =>
    `${credits} credits and ${withdrawals} withdrawals in 14 days.`,
  day: 'Day',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
