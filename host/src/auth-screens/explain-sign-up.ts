import type { FormErrors } from '@bank/ui';
import { errorCode } from './error-code';
import { messages } from './messages';

/** Maps a sign-up error to its texts (specification, section 8). */
export function explainSignUp(error: unknown): FormErrors<'email' | 'password'> {
  const texts = messages.signUp;
  switch (errorCode(error)) {
    case 'email-already-in-use':
      return { fields: { email: texts.emailInUse } };
    case 'weak-password':
      return { fields: { password: texts.weakPassword } };
    case 'invalid-email':
      return { form: texts.failed, fields: { email: texts.invalidEmail } };
    default:
      return { form: texts.failed };
  }
}
