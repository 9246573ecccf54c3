import { Link } from '@bank/router';
import { PasswordField, TextField } from '@bank/ui';
import { messages } from '../messages';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import { authPaths } from './auth-paths';
import { explainSignIn } from './explain-sign-in';
import { findBlankFields } from './form-errors';
import { useAuthForm } from './use-auth-form';

const texts = messages.signIn;

type Props = {
  /** Signs in; rejects with a `BankError`. */
  signIn(email: string, password: string): Promise<void>;
};

export function SignInForm({ signIn }: Props) {
  const form = useAuthForm({
    initial: { email: '', password: '' },
    check: (values) => findBlankFields(values, texts.missing, texts.incomplete),
    submit: ({ email, password }) => signIn(email.trim(), password),
    explain: explainSignIn,
    staysBusy: true,
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
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
      />
      <Link to={authPaths.forgotPassword} className={styles.aside}>
        {texts.forgotPassword}
      </Link>
    </AuthForm>
  );
}
