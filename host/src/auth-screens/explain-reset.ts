import type { FormErrors } from '@bank/ui';
import { errorCode } from './error-code';
import { messages } from './messages';

/** Maps an error of the password reset to its texts (specification, section 8); others show Firebase's message. */
export function explainReset(error: unknown): FormErrors<'email'> {
  const texts = messages.forgotPassword;
  switch (errorCode(error)) {
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
