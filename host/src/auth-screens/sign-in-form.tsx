import { Link } from '@bank/router';
import { PasswordField, TextField, useForm } from '@bank/ui';
import { messages } from '../messages';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import { authPaths } from './auth-paths';
import { explainSignIn } from './explain-sign-in';
import { findBlankFields } from './find-blank-fields';
import { isEmail } from './is-email';

const texts = messages.signIn;

type Props = {
  /** Signs in; rejects with a `BankError`. */
  signIn(email: string, password: string): Promise<void>;
};

export function SignInForm({ signIn }: Props) {
  const form = useForm({
    initial: { email: '', password: '' },
    submit: (values) =>
      findBlankFields(values, texts.missing, texts.incomplete) ??
      (isEmail(values.email)
        ? () => signIn(values.email.trim(), values.password)
        : { fields: { email: texts.invalidEmail } }),
    explain: explainSignIn,
    staysBusy: true,
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
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <Link to={authPaths.forgotPassword} className={styles.aside}>
        {texts.forgotPassword}
      </Link>
    </AuthForm>
  );
}
