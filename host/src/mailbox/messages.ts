import { brand } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Local mailbox',
  lead: `Emails that ${brand.name} would have sent. The emulators don’t send any, so you’ll find the links here.`,
  refresh: 'Refresh',
  back: 'Back to the bank',
  loading: 'Loading messages…',
  loadFailed: 'We couldn’t load the messages. Are the emulators running?',
  none: 'No messages',
  noneHelp: 'Messages stay here until you open their link.',
  kinds: {
    VERIFY_EMAIL: 'Confirm your email',
    VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email',
    PASSWORD_RESET: 'Reset your password',
  },
  to: (email: string) => `To ${email}`,
  follow: 'Open link',
  followOf: (email: string) => `Open link for ${email}`,
  password: 'New password',
  setPassword: 'Set password',
  weakPassword: 'Password should be at least 6 characters',
  done: {
    VERIFY_EMAIL: (email: string) => `${email} is confirmed.`,
    VERIFY_AND_CHANGE_EMAIL: (email: string) =>
      `${email} is confirmed. Log in with it from now on.`,
    PASSWORD_RESET: (email: string) => `The password for ${email} is set. Log in with it.`,
  },
  failed: 'This link no longer works. Request a new one.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
