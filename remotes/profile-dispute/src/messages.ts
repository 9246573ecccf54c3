import type { BankErrorCode } from '@bank/domain';
import { locale, type Translation, defineMessages } from '@bank/i18n';

export const profile = {
  title: 'Profile',
  details: 'Your details',
  username: 'Username',
  email: 'Email',
  level: 'Account level',
  editUsername: 'Edit username',
  editEmail: 'Edit email',
  save: 'Save',
  saving: 'Saving…',
  done: 'Done',
  actions: 'Your account',
  upgrade: 'KYC Upgrade',
  dispute: 'File a dispute',
  protection: 'Lock and limits',
  logout: 'Logout',
  loggingOut: 'Logging out…',
  logoutFailed: 'Logout failed. Please try again.',
  loadFailed: 'We couldn’t load your profile.',
  missing: 'This account has no profile. Please contact the admin.',
};

export const security = {
  title: 'Security',
  signedIn: 'Logged in since',
  browser: 'This browser',
  latest: 'Last login',
  otherBrowser: 'Another browser',
  thisSession: 'This session',
  elsewhere: (at: string) => `${at}, in another session`,
  at: (date: Date) => date.toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' }),
  known:
    'We only show the last login. If you don’t recognize it, log out everywhere else and reset your password.',
  timesFailed: 'We couldn’t check when your account was last used.',
  signOutElsewhere: 'Log out everywhere else',
  signingOut: 'Logging out…',
  done: 'You’re logged out everywhere else.',
  failed: 'We couldn’t end your other sessions, so they may still be logged in. Please try again.',
};

export const username = {
  title: 'Edit username',
  field: 'Username',
  empty: 'Enter a username.',
  tooLong: (max: number) => `Enter ${max} characters or fewer.`,
  hidden: 'This contains hidden characters, possibly from pasting. Please type it instead.',
  saved: 'Username changed.',
  failed: 'We couldn’t change your username. Please try again.',
  tooSoon:
    'You changed your username less than a minute ago. Your new name is still here: please wait a moment, then save it.',
};

export const email = {
  title: 'Edit email',
  field: 'New email',
  password: 'Current password',
  passwordHint: 'We ask because you log in with this address.',
  invalid: 'Enter an email address, such as name@example.com.',
  unchanged: 'This is already your email address.',
  mailbox: 'Local mailbox',
  passwordMissing: 'Enter your current password.',
  sent: (address: string) =>
    `We’ve sent a link to ${address}. Open it to confirm the address. Until then nothing changes; after that, log in with the new address.`,
  failed: 'We couldn’t change your email. Please try again.',
};

/** The texts of a refused change of the email address. */
export const emailRefusals = {
  'wrong-password': 'Incorrect password',
  'invalid-credential': 'Incorrect password',
  'email-already-in-use': 'Email already in use',
  'invalid-email': 'Invalid email address',
  'too-many-requests': 'Too many requests. Please try again later.',
  'requires-recent-login': 'Please log out, log in again and then retry.',
  'user-token-expired': 'Please log out, log in again and then retry.',
  network: 'You seem to be offline. Please try again when you’re back online.',
} satisfies Partial<Record<BankErrorCode, string>>;

export const dispute = {
  title: 'Report an issue',
  support: 'Dispute',
  intro: 'Tell us which payment is wrong and we’ll look into it.',
  form: 'Your dispute',
  amount: 'Amount',
  accountNumber: 'Recipient account number',
  accountNumberMissing: 'Enter the recipient account number.',
  tooLong: (max: number) => `Enter ${max} characters or fewer.`,
  hidden: 'This contains hidden characters, possibly from pasting. Please type it instead.',
  submit: 'Submit Dispute',
  submitting: 'Submitting…',
  resultTitle: 'Dispute submitted',
  submitted: (reference: string) =>
    `Your dispute has been submitted. Your reference number is ${reference}. Please send it to the admin and pay the processing fee.`,
  copy: 'Copy Reference Number',
  another: 'Report another issue',
  failed: 'There was an error submitting your dispute. Please try again.',
  tooSoon:
    'You submitted another dispute less than a minute ago, so we haven’t sent this one yet. Your entries are still here: please wait a moment, then submit again.',
  about: 'You’re reporting this payment:',
  payment: (amount: string, date: string | null) => (date ? `${amount} on ${date}` : amount),
  seePayment: 'View transaction',
  seeStatus: 'View status',
  listTitle: 'Your disputes',
  listFailed: 'We couldn’t load your disputes.',
  none: 'You haven’t reported any issues yet.',
  noneHelp:
    'Disputes you submit appear here with their status. The quickest way is from the payment itself: open it in your transactions.',
  findPayment: 'View your transactions',
  reference: 'Reference number',
  submittedOn: 'Submitted',
  status: 'Status',
  justNow: 'Just now',
  onDate: (date: Date) => date.toLocaleDateString(locale(), { dateStyle: 'long' }),
  statusTitle: 'Dispute status',
  statusLead: 'Where your dispute stands.',
  current: 'Your dispute',
  history: 'History',
  loadFailed: 'We couldn’t load this dispute.',
  unknown: 'We couldn’t find a dispute with this reference number.',
  report: 'Report an issue',
  reason: (reason: string) => `Reason: ${reason}`,
  explanations: {
    pending: 'Please send the reference number to the admin and pay the processing fee.',
    approved: 'We’ve accepted your dispute.',
    rejected: 'We couldn’t accept your dispute.',
  },
};

/** All of the above: a translation replaces the words in place. */
const english = { profile, security, username, email, emailRefusals, dispute };

export type Messages = Translation<typeof english>;

defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
