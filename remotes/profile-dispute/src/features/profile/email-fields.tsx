import { Notice, PasswordField, Stack, TextField } from '@bank/ui';
import type { EmailChange } from '../../api/email';
import { email as messages } from '../../messages';
import type { EmailFieldErrors } from './use-email-form';

type Props = {
  text: EmailChange;
  type: (field: keyof EmailChange, value: string) => void;
  fieldErrors: EmailFieldErrors;
};

export function EmailFields({ text, type, fieldErrors }: Props) {
  return (
    <Stack>
      <TextField
        type="email"
        name="email"
        label={messages.field}
        error={fieldErrors.email}
        value={text.email}
        onChange={(event) => type('email', event.target.value)}
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        label={messages.password}
        hint={messages.passwordHint}
        error={fieldErrors.password}
        value={text.password}
        onChange={(event) => type('password', event.target.value)}
        autoComplete="current-password"
        required
      />
      {fieldErrors.form && (
        <Notice tone="danger" role="alert">
          {fieldErrors.form}
        </Notice>
      )}
    </Stack>
  );
}
