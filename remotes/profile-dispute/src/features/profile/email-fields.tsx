import { Notice, PasswordField, Stack, TextField } from '@bank/ui';
import type { EmailChange } from '../../api/email';
import { email as messages } from '../../messages';
import type { EmailProblems } from './use-email-form';

type Props = {
  text: EmailChange;
  type: (field: keyof EmailChange, value: string) => void;
  problems: EmailProblems;
};

export function EmailFields({ text, type, problems }: Props) {
  return (
    <Stack>
      <TextField
        type="email"
        name="email"
        label={messages.field}
        error={problems.email}
        value={text.email}
        onChange={(event) => type('email', event.target.value)}
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        label={messages.password}
        hint={messages.passwordHint}
        error={problems.password}
        value={text.password}
        onChange={(event) => type('password', event.target.value)}
        autoComplete="current-password"
        required
      />
      {problems.form && (
        <Notice tone="danger" role="alert">
          {problems.form}
        </Notice>
      )}
    </Stack>
  );
}
