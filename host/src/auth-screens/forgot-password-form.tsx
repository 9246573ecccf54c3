import { TextField } from '@bank/ui';
import { AuthForm } from './auth-form';
import { explainReset } from './explain-reset';
import { messages } from './messages';
import { findBlankFields } from './form-errors';
import { useAuthForm } from './use-auth-form';

const texts = messages.forgotPassword;

type Props = {
  /** Sends the reset email; rejects with a `BankError`. */
  sendReset(email: string): Promise<void>;
};

export function ForgotPasswordForm({ sendReset }: Props) {
  const form = useAuthForm({
    initial: { email: '' },
    check: (values) => findBlankFields(values, { email: texts.incomplete }),
    submit: ({ email }) => sendReset(email.trim()),
    explain: explainReset,
  });
  return (
    <AuthForm form={form} submit={texts.submit} busyLabel={texts.busy}>
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AuthForm>
  );
}
