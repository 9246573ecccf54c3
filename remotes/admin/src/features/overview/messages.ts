import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Overview of the bank',
  lead: 'Counted by the database at this moment.',
  again: 'Count again',
  loading: 'Counting…',
  failed: 'This could not be counted.',
  users: 'Users',
  waiting: 'Requests waiting',
  kyc: (count: string) => `Identity: ${count}`,
  loans: (count: string) => `Loans: ${count}`,
  disputes: (count: string) => `Disputes: ${count}`,
  balances: 'Sum of balances by currency',
  currency: 'Currency',
  sum: 'Sum of balances',
  none: 'There are none.',
  volume: 'Movements by day',
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
