import { Notice, PasswordField, Stack, TextField } from '@bank/ui';
import { email as messages } from '../../messages';
import type { useEmailForm } from './use-email-form';

type Props = Pick<ReturnType<typeof useEmailForm>, 'field' | 'formError'>;

export function EmailFields({ field, formError }: Props) {
  return (
    <Stack>
      <TextField
        {...field('email')}
        type="email"
        label={messages.field}
        autoComplete="email"
        required
      />
      <PasswordField
        {...field('password')}
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="current-password"
        required
      />
      {formError && (
        <Notice tone="danger" role="alert">
          {formError}
        </Notice>
      )}
    </Stack>
  );
}
