import { messages } from '../messages';
import { codeOf } from './code-of';
import type { Problem } from './problem';

/** Why signing in failed, as section 8 says it. */
export function explainSignIn(error: unknown): Problem<'email' | 'password'> {
  const texts = messages.signIn;
  switch (codeOf(error)) {
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
