import { brand } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Local mailbox',
  lead: `What ${brand.name} would have mailed. The emulators send nothing: the links are here instead.`,
  refresh: 'Refresh',
  back: 'Back to the bank',
  loading: 'Loading the messages',
  loadFailed: 'The messages could not be loaded. Are the emulators running?',
  none: 'No messages',
  noneHelp: 'Messages appear here until their link is followed.',
  kinds: {
    VERIFY_EMAIL: 'Confirm your email',
    VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email',
    PASSWORD_RESET: 'Reset your password',
  },
  to: (email: string) => `To ${email}`,
  follow: 'Follow the link',
  followOf: (email: string) => `Follow the link to ${email}`,
  password: 'New password',
  setPassword: 'Set the password',
  weakPassword: 'Password should be at least 6 characters',
  done: {
    VERIFY_EMAIL: (email: string) => `${email} is confirmed.`,
    VERIFY_AND_CHANGE_EMAIL: (email: string) =>
      `${email} is confirmed. Log in with it from now on.`,
    PASSWORD_RESET: (email: string) => `The password of ${email} is set. Log in with it.`,
  },
  failed: 'This link does not work any more. Ask for another.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
