import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Bank overview',
  lead: 'The bank’s figures as of now.',
  again: 'Refresh',
  loading: 'Loading figures…',
  failed: 'We couldn’t load these figures.',
  users: 'Users',
  waiting: 'Pending requests',
  kyc: (count: string) => `Identity: ${count}`,
  loans: (count: string) => `Loans: ${count}`,
  disputes: (count: string) => `Disputes: ${count}`,
  balances: 'Total balances by currency',
  currency: 'Currency',
  sum: 'Total balance',
  none: 'None yet.',
  volume: 'Transactions by day',
  volumeSummary: (credits: string, withdrawals: string) =>
    `${credits} credits and ${withdrawals} withdrawals in 14 days.`,
  day: 'Day',
  credits: 'Credits',
  withdrawals: 'Withdrawals',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
