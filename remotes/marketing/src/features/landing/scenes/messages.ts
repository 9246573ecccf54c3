import { defineMessages, type Translation } from '@bank/i18n';

/** What the app itself says: a unit test compares these texts with the app's. */
const english = {
  balance: 'Available balance',
  show: 'Show balance',
  hide: 'Hide balance',
  stars: '******',
  withdrawal: 'Withdrawal',
  credit: 'Money received',
  pending: 'Pending',
  completed: 'Completed',
  method: 'Payment method',
  bank: 'Bank',
  bankNeeds: 'You need the account number, the bank’s name and the account holder’s name.',
  amount: 'Amount',
  useAll: 'Use all',
  loanAmount: 'Loan amount',
  applyForLoan: 'Apply for Loan',
  status: 'Status',
  bills: ['Electricity', 'Water', 'Internet', 'Phone', 'Rent'],
  rotate: 'Rotate',
  crop: 'Crop',
  reference: 'Reference number',
  copyReference: 'Copy Reference Number',
  review: 'Review your withdrawal',
  holder: 'Account holder name',
  before: 'Balance now',
  after: 'Balance after',
  back: 'Back',
  confirm: 'Confirm',
  success: 'Withdrawal Successful',
  to: 'To',
  onboarding: 'Set up your account',
  steps: [
    'Confirm your email',
    'Verify your identity',
    'Make your first deposit',
    'Make your first transfer',
  ],
  stepDone: 'Done',
  stepOpen: 'To do',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
