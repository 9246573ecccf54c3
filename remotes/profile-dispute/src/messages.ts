import type { BankErrorCode } from '@bank/domain';

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

export const username = {
  title: 'Edit username',
  field: 'Username',
  empty: 'Enter a username.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  saved: 'Username changed.',
  failed: 'Your username could not be changed. Please try again.',
};

export const email = {
  title: 'Edit email',
  field: 'New email',
  password: 'Current password',
  passwordHint: 'Asked for because this address signs you in.',
  invalid: 'Enter an email address, such as name@example.com.',
  unchanged: 'This already is your email address.',
  passwordMissing: 'Enter your current password.',
  sent: (address: string) =>
    `We sent a link to ${address}. Open it to confirm the address. Until then nothing changes; after that, log in with the new address.`,
  failed: 'Your email could not be changed. Please try again.',
};

/** What a refused change of the e-mail address says, and beside which field. */
export const emailRefusals: Partial<
  Record<BankErrorCode, { field: 'email' | 'password' | 'form'; text: string }>
> = {
  'wrong-password': { field: 'password', text: 'Incorrect password' },
  'invalid-credential': { field: 'password', text: 'Incorrect password' },
  'email-already-in-use': { field: 'email', text: 'Email already in use' },
  'invalid-email': { field: 'email', text: 'Invalid email address' },
  'too-many-requests': { field: 'form', text: 'Too many requests. Please try again later.' },
  'requires-recent-login': { field: 'form', text: 'Please log in again, and then try once more.' },
  'user-token-expired': { field: 'form', text: 'Please log in again, and then try once more.' },
  network: { field: 'form', text: 'You seem to be offline. Please try again once you are online.' },
};

export const dispute = {
  title: 'Report an issue',
  intro: 'Tell us which payment is wrong, and an administrator will look into it.',
  form: 'Your dispute',
  amount: 'Amount',
  amountHint: 'For example 1,250.00',
  accountNumber: 'Recipient account number',
  accountNumberMissing: 'Enter the recipient account number.',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  submit: 'Submit Dispute',
  submitting: 'Submitting...',
  resultTitle: 'Dispute submitted',
  submitted: (reference: string) =>
    `Your dispute has been submitted. Your reference number is ${reference}. Please send it to the admin and pay the processing fee.`,
  copy: 'Copy Reference Number',
  another: 'Report another issue',
  failed: 'There was an error submitting your dispute. Please try again.',
};
