import { codeOf } from './code-of';
import { messages } from './messages';
import type { Problem } from './problem';

/** Why the reset mail was not sent, as section 8 says it: what is not listed, in the provider's words. */
export function explainReset(error: unknown): Problem<'email'> {
  const texts = messages.forgotPassword;
  switch (codeOf(error)) {
    case 'user-not-found':
      return { fields: { email: texts.userNotFound } };
    case 'invalid-email':
      return { fields: { email: texts.invalidEmail } };
    case 'too-many-requests':
      return { form: texts.tooManyRequests };
    default:
      return { form: error instanceof Error ? error.message : String(error) };
  }
}
