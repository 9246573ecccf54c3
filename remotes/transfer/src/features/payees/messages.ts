import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Saved payees',
  none: 'No saved payees',
  noneHelp: 'You can save a payee after you’ve sent them money.',
  name: 'Payee name',
  problems: {
    required: 'Please fill in this field.',
    'too-long': 'Enter 60 characters or fewer.',
    taken: 'You already have a payee with this name.',
  },
  save: 'Save payee',
  saveTitle: 'Save this payee for next time?',
  unconfirmed: 'To save payees, confirm your email first with the link we sent you.',
  mailbox: 'Local mailbox',
  saved: (name: string) => `${name} is now a saved payee.`,
  full: 'You have 20 saved payees, the maximum. Delete one to save another.',
  busy: 'Saving…',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  saveName: 'Save name',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHelp: 'Your past payments to them stay in your history.',
  deleting: 'Deleting…',
  cancel: 'Cancel',
  close: 'Close',
  renamed: (name: string) => `Renamed to ${name}.`,
  deleted: (name: string) => `${name} was deleted.`,
  failures: {
    network: 'We couldn’t connect to the bank. Nothing was changed.',
    'permission-denied': 'The bank didn’t allow this. Nothing was changed.',
    conflict: 'You have 20 saved payees, the maximum. Delete one to save another.',
    'not-found': 'This payee has already been deleted.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong. Nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
