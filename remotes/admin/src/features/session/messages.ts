import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Enter your password',
  ended: 'Your session as an administrator has ended',
  endedHelp:
    'It lasts four hours, so that nobody else can use a screen that you have left. Enter your password to continue. Nothing was lost or changed.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  goOn: 'Continue',
  checking: 'Checking...',
  signOut: 'Log out',
  failures: {
    'invalid-credential': 'Incorrect password',
    'wrong-password': 'Incorrect password',
    'too-many-requests': 'Too many attempts. Please try again later.',
    network: 'The bank did not answer. Check your connection and try again.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'The password could not be checked. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** Why the password was not accepted. */
export function passwordProblem(code: BankErrorCode): string {
  const failures: Partial<Record<BankErrorCode, string>> = messages.failures;
  return failures[code] ?? messages.failed;
}
