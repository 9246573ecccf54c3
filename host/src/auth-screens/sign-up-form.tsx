import { isReadableCode, isReadableText } from '@bank/domain';
import { ComboboxField, TextField, useForm, type FormErrors } from '@bank/ui';
import { AuthForm } from './auth-form';
import { explainSignUp } from './explain-sign-up';
import { messages } from './messages';
import { isLongEnough } from './new-password';
import { NewPasswordField } from './new-password-field';
import { findBlankFields } from './find-blank-fields';
import type { NewCustomer } from './register';
import { useCountries } from './use-countries';

const texts = messages.signUp;
const BLANK = { username: '', email: '', number: '', password: '', country: '' };

function check(values: typeof BLANK): FormErrors<keyof typeof BLANK> | null {
  const blank = findBlankFields(values, texts.missing, texts.incomplete);
  if (blank) return blank;
  const { username, email, number, password } = values;
  const fields = {
    ...(!isReadableText(username) && { username: texts.hidden }),
    ...(!isReadableCode(email) && { email: texts.hidden }),
    ...(!isReadableCode(number) && { number: texts.hidden }),
    ...(!isLongEnough(password) && { password: texts.weakPassword }),
  };
  return Object.keys(fields).length > 0 ? { fields } : null;
}

type Props = {
  /** Creates the account; rejects with a `BankError`. */
  register(customer: NewCustomer): Promise<void>;
};

export function SignUpForm({ register }: Props) {
  const { countries, load } = useCountries();
  // Countries can share a currency, so the user chooses a name and the currency code is stored.
  const currencyOf = (country: string) => countries.find(({ name }) => name === country)?.currency;
  const form = useForm({
    initial: BLANK,
    submit: (values) =>
      check(values) ??
      (() =>
        register({
          username: values.username.trim(),
          email: values.email.trim(),
          number: values.number.trim(),
          password: values.password,
          currency: currencyOf(values.country) ?? '',
        })),
    explain: explainSignUp,
    staysBusy: true,
  });
  const { username, email, number } = form.values;
  return (
    <AuthForm form={form} submit={texts.submit} busyLabel={texts.busy}>
      <TextField
        {...form.field('username')}
        label={texts.username}
        autoComplete="username"
        required
        maxLength={60}
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...form.field('number')}
        label={texts.number}
        type="tel"
        required
        autoComplete="tel"
        maxLength={32}
      />
      <NewPasswordField
        {...form.field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        known={[username, email, number]}
        required
      />
      <ComboboxField
        {...form.field('country')}
        label={texts.country}
        hint={texts.countryHint}
        required
        options={countries.map(({ name, currency }) => ({
          value: name,
          label: name,
          detail: currency,
        }))}
        onChange={(country) => form.set('country', country)}
        onFocus={countries.length === 0 ? load : undefined}
      />
    </AuthForm>
  );
}
