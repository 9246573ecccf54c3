import type { ProtectionProblem } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  locked: 'Payments are locked',
  lockedHelp: 'No money can leave your account until you unlock payments.',
  unlocksAt: (time: string) => `Payments are possible again from ${time}.`,
  limits: 'Your limits',
  perPayment: (amount: string) => `At most ${amount} per payment`,
  leftToday: (left: string, limit: string) => `${left} of ${limit} left today`,
  startsAgain: (time: string) => `Your daily limit starts again at ${time}.`,
  newPayees: (amount: string) => `The first payment above ${amount} to a new payee waits 24 hours`,
  change: 'Change in Security',
  problems: {
    'payments-locked': {
      text: 'Payments are locked.',
      help: 'No money has left your account. You can unlock payments in Security.',
    },
    'above-payment-limit': {
      text: 'This is more than your limit per payment.',
      help: 'No money has left your account. Enter a smaller amount, or raise the limit in Security: that takes 24 hours.',
    },
    'above-daily-limit': {
      text: 'This is more than your daily limit leaves today.',
      help: 'No money has left your account. Enter a smaller amount, or wait until tomorrow.',
    },
    'new-payee': {
      text: 'The first payment of this amount to a new payee waits 24 hours.',
      help: 'No money has left your account. Start the wait in the review of this payment.',
    },
  } satisfies Record<ProtectionProblem, { text: string; help: string }>,
  first: 'You have never paid this account',
  firstHelp: 'Please check the details: we can’t take a payment back.',
  otherName: 'The name differs from last time',
  otherNameHelp: (name: string) =>
    `Last time, this account belonged to ${name}. Please check the details before you pay.`,
  waitHelp: (amount: string) =>
    `You chose that the first payment above ${amount} to a new payee waits 24 hours. Start the wait now, then come back. No money leaves your account in the meantime.`,
  waitsUntil: (time: string) => `You can pay this account from ${time}.`,
  startWait: 'Start the 24-hour wait',
  starting: 'Starting…',
  waitFailed: 'We couldn’t start the wait. Nothing was changed. Please try again.',
  checking: 'Checking…',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What to say about a payment that the customer's own protection stops; `undefined` for other errors. */
export function explainProblem(code: string): { text: string; help: string } | undefined {
  const problems: Readonly<Record<string, { text: string; help: string }>> = messages.problems;
  return problems[code];
}
