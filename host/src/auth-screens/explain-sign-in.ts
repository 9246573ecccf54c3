import type { FormErrors } from '@bank/ui';
import { messages } from '../messages';
import { errorCode } from './error-code';

/** Maps a sign-in error to its texts (specification, section 8). */
export function explainSignIn(error: unknown): FormErrors<'email' | 'password'> {
  const texts = messages.signIn;
  switch (errorCode(error)) {
    case 'invalid-credential':
      return { form: texts.invalidCredential };
    case 'user-not-found':
      return { fields: { email: texts.userNotFound } };
    case 'wrong-password':
      return { fields: { password: texts.wrongPassword } };
    default:
      return { form: texts.failed };
  }
}
