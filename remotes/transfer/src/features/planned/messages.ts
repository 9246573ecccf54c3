import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Planned payments',
  lead: 'The bills and payments that you expect.',
  back: 'Back to Transfer',
  loadFailed: 'We couldn’t load your planned payments. No payment was made.',
  notAutomatic: 'Nothing is paid automatically',
  notAutomaticHelp: 'When a payment is due, you confirm it here and enter your code as usual.',
  add: 'Plan a payment',
  export: 'Download calendar',
  empty: 'No planned payments yet',
  emptyHelp:
    'Plan rent, bills and other payments. They appear here, and you confirm them when they are due.',
  full: (max: number) => `You can plan up to ${max} payments. Delete one to plan another.`,
  plannedUntil: (date: string) => `Planned until ${date}`,
  leftAfter: 'Left of your balance after that',
  missing: 'Missing from your balance',
  due: 'Due now',
  upcoming: 'Upcoming',
  done: 'Completed',
  repeats: {
    once: 'Once',
    weekly: 'Every week',
    monthly: 'Every month',
    yearly: 'Every year',
  },
  confirm: (isToday: boolean) => (isToday ? 'Due today: confirm' : 'Overdue: confirm'),
  confirmOf: (text: string, name: string) => `${text}, ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  skip: 'Skip',
  skipOf: (name: string) => `Skip the next date of ${name}`,
  skipping: 'Skipping…',
  skipped: (name: string) => `${name} was skipped. Nothing was paid.`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  plan: {
    name: 'Name',
    nameHint: 'For example, Rent or Electricity',
    amount: 'Amount',
    payee: 'Pay to',
    payeeHint: 'Payees that you save after a transfer appear here.',
    noPayee: 'I’ll enter the details when I pay',
    samePayee: 'Current payee',
    due: 'Next due date',
    every: 'Repeat',
    noName: 'Enter a name.',
    longName: (max: number) => `Enter ${max} characters or fewer.`,
    hiddenCharacters: 'Use visible characters only.',
    noDate: 'Enter a date.',
    pastDate: 'Choose today or a later date.',
    paidDate: 'You have already paid for this date. Choose a later one.',
    submit: 'Plan payment',
    save: 'Save',
    saving: 'Saving…',
    delete: 'Delete',
    deleting: 'Deleting…',
    planned: (name: string) => `${name} is planned.`,
    saved: (name: string) => `${name} was saved.`,
    deleted: (name: string) => `${name} was deleted.`,
  },
  /** In the transfer form. */
  form: {
    title: (name: string) => `Planned payment: ${name}`,
    dueOn: (date: string) => `Due on ${date}. You can still change the details below.`,
    gone: 'This planned payment is not due anymore',
    goneHelp: 'It was already paid, skipped or deleted. You can still make another transfer below.',
    paid: (name: string) => `${name} is paid`,
    loadFailed: 'We couldn’t load your planned payment. No payment was made.',
    retry: 'Try again',
  },
  failures: {
    network:
      'We couldn’t connect to the bank, so nothing was changed. Please try again when you’re online.',
    'changed-meanwhile':
      'This payment was paid, skipped or deleted on another page or device. Nothing was changed.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong, so nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
