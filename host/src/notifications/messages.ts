import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Notifications',
  unread: (count: number) => `${count} new`,
  moreUnread: (count: number) => `More than ${count} new`,
  isUnread: 'New:',
  empty: 'Nothing new',
  emptyHelp:
    'Decisions on your requests, money you receive, payments that are due, and changes to your lock and limits appear here.',
  loading: 'Loading your notifications…',
  failed: 'We couldn’t load your notifications. Your account is not affected.',
  retry: 'Try again',
  kyc: { approved: 'Identity check approved', rejected: 'Identity check rejected' },
  loan: { approved: 'Loan approved and paid out', rejected: 'Loan rejected' },
  dispute: {
    approved: (reference: string) => `Dispute ${reference} approved`,
    rejected: (reference: string) => `Dispute ${reference} rejected`,
  },
  moneyReceived: 'Money received',
  loanReceived: 'Loan received',
  withAmount: (text: string, amount: string) => `${text}: ${amount}`,
  due: (name: string) => `${name} is due`,
  locked: 'Payments locked',
  unlocked: 'Payments unlocked',
  unlockWaits: (time: string) => `Unlock requested: payments are possible again from ${time}`,
  limitsChanged: 'Your new limits apply',
  limitsWait: (time: string) => `Limit change requested: it applies from ${time}`,
  protectionChanged: 'Lock and limits updated',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
