import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Enter your password',
  ended: 'Your admin session has ended',
  endedHelp:
    'Admin sessions last four hours, so that nobody else can use a screen you’ve left. Enter your password to continue. Nothing was lost or changed.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  goOn: 'Continue',
  checking: 'Checking…',
  signOut: 'Logout',
  failures: {
    'invalid-credential': 'Incorrect password',
    'wrong-password': 'Incorrect password',
    'too-many-requests': 'Too many attempts. Please try again later.',
    network: 'We couldn’t connect to the bank. Check your connection and try again.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'We couldn’t check your password. Please try again.',
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
