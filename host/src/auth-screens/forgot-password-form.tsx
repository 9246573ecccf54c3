import { TextField, useForm } from '@bank/ui';
import { AuthForm } from './auth-form';
import { explainReset } from './explain-reset';
import { messages } from './messages';
import { findBlankFields } from './find-blank-fields';
import { isEmail } from './is-email';

const texts = messages.forgotPassword;

type Props = {
  /** Sends the reset email; rejects with a `BankError`. */
  sendReset(email: string): Promise<void>;
};

export function ForgotPasswordForm({ sendReset }: Props) {
  const form = useForm({
    initial: { email: '' },
    submit: ({ email }) =>
      findBlankFields({ email }, { email: texts.incomplete }) ??
      (isEmail(email) ? () => sendReset(email.trim()) : { fields: { email: texts.invalidEmail } }),
    explain: explainReset,
  });
  return (
    <AuthForm form={form} submit={texts.submit} busyLabel={texts.busy}>
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AuthForm>
  );
}
