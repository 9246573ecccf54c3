import { toBankError } from '@bank/firebase/errors';
import { messages } from '../messages';
import type { Problem } from './problem';

/** Why signing in failed, as section 8 says it. */
export function explainSignIn(error: unknown): Problem<'email' | 'password'> {
  const texts = messages.signIn;
  switch (toBankError(error).code) {
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

/** Why signing up failed, as section 8 says it. */
export function explainSignUp(error: unknown): Problem<'email' | 'password'> {
  const texts = messages.signUp;
  switch (toBankError(error).code) {
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

/** Why the reset mail was not sent, as section 8 says it: what is not listed, in the provider's words. */
export function explainReset(error: unknown): Problem<'email'> {
  const texts = messages.forgotPassword;
  const known = toBankError(error);
  switch (known.code) {
    case 'user-not-found':
      return { fields: { email: texts.userNotFound } };
    case 'invalid-email':
      return { fields: { email: texts.invalidEmail } };
    case 'too-many-requests':
      return { form: texts.tooManyRequests };
    default:
      return { form: known.message };
  }
}
