import type { BankErrorCode } from '@bank/domain';
import { locale, type Texts, translated } from '@bank/i18n';

export const profile = {
  title: 'Profile',
  details: 'Your details',
  username: 'Username',
  email: 'Email',
  level: 'Account level',
  editUsername: 'Edit username',
  editEmail: 'Edit email',
  save: 'Save',
  saving: 'Saving...',
  done: 'Done',
  actions: 'Your account',
  upgrade: 'KYC Upgrade',
  dispute: 'File a dispute',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logging out failed. Please try again.',
  loadFailed: 'Your profile could not be loaded.',
  missing: 'There is no profile for this account. Please contact the administrator.',
};

export const security = {
  title: 'Security',
  signedIn: 'This session signed in',
  browser: 'Browser of this session',
  latest: 'Latest sign-in to your account',
  otherBrowser: 'Another browser',
  thisSession: 'This session',
  elsewhere: (at: string) => `${at}, in another session`,
  at: (date: Date) => date.toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' }),
  known:
    'We know of the latest sign-in only. If you do not recognize it, sign out everywhere else and reset your password.',
  timesFailed: 'We could not find out when your account was last signed in to.',
  signOutElsewhere: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  done: 'You are signed out everywhere else.',
  failed: 'Your other sessions could not be ended. They may still be signed in. Please try again.',
};

export const username = {
  title: 'Edit username',
  field: 'Username',
  empty: 'Enter a username.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  hidden: 'This contains hidden characters, perhaps from pasting. Type it again.',
  saved: 'Username changed.',
  failed: 'Your username could not be changed. Please try again.',
  tooSoon:
    'You changed your username less than a minute ago. Your new name is still here: please wait a moment, then save it.',
};

export const email = {
  title: 'Edit email',
  field: 'New email',
  password: 'Current password',
  passwordHint: 'Asked for because this address signs you in.',
  invalid: 'Enter an email address, such as name@example.com.',
  unchanged: 'This already is your email address.',
  mailbox: 'Local mailbox',
  passwordMissing: 'Enter your current password.',
  sent: (address: string) =>
    `We sent a link to ${address}. Open it to confirm the address. Until then nothing changes; after that, log in with the new address.`,
  failed: 'Your email could not be changed. Please try again.',
};

/** What a refused change of the e-mail address says. */
export const emailRefusals = {
  'wrong-password': 'Incorrect password',
  'invalid-credential': 'Incorrect password',
  'email-already-in-use': 'Email already in use',
  'invalid-email': 'Invalid email address',
  'too-many-requests': 'Too many requests. Please try again later.',
  'requires-recent-login': 'Please log in again, and then try once more.',
  'user-token-expired': 'Please log in again, and then try once more.',
  network: 'You seem to be offline. Please try again once you are online.',
} satisfies Partial<Record<BankErrorCode, string>>;

export const dispute = {
  title: 'Report an issue',
  intro: 'Tell us which payment is wrong, and an administrator will look into it.',
  form: 'Your dispute',
  amount: 'Amount',
  amountHint: 'For example 1,250.00',
  accountNumber: 'Recipient account number',
  accountNumberMissing: 'Enter the recipient account number.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  hidden: 'This contains hidden characters, perhaps from pasting. Type it again.',
  submit: 'Submit Dispute',
  submitting: 'Submitting...',
  resultTitle: 'Dispute submitted',
  submitted: (reference: string) =>
    `Your dispute has been submitted. Your reference number is ${reference}. Please send it to the admin and pay the processing fee.`,
  copy: 'Copy Reference Number',
  another: 'Report another issue',
  failed: 'There was an error submitting your dispute. Please try again.',
  tooSoon:
    'You submitted another dispute less than a minute ago, so this one was not sent yet. Your entries are still here: please wait a moment, then submit again.',
  seeStatus: 'See its status',
  listTitle: 'Your disputes',
  listFailed: 'Your disputes could not be loaded.',
  none: 'You have not reported an issue yet.',
  reference: 'Reference number',
  submittedOn: 'Submitted',
  status: 'Status',
  justNow: 'Just now',
  onDate: (date: Date) => date.toLocaleDateString(locale(), { dateStyle: 'long' }),
  statusTitle: 'Dispute status',
  statusLead: 'What became of the issue that you reported.',
  current: 'Your dispute',
  history: 'History',
  loadFailed: 'This dispute could not be loaded.',
  unknown: 'There is no dispute of yours with this reference number.',
  report: 'Report an issue',
  reason: (reason: string) => `Reason: ${reason}`,
  explanations: {
    pending: 'Please send the reference number to the admin and pay the processing fee.',
    approved: 'Your dispute was accepted.',
    rejected: 'Your dispute was not accepted.',
  },
};

/** All of the above: a translation replaces the words in place. */
const english = { profile, security, username, email, emailRefusals, dispute };

export type Messages = Texts<typeof english>;

translated(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
