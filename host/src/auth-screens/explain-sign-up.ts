import { codeOf } from './code-of';
import { messages } from './messages';
import type { Problem } from './problem';

/** Why signing up failed, as section 8 says it. */
export function explainSignUp(error: unknown): Problem<'email' | 'password'> {
  const texts = messages.signUp;
  switch (codeOf(error)) {
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
