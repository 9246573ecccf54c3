import { PasswordField, Stack, useFormFocus } from '@bank/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { messages } from './messages';

type Props = {
  busy: boolean;
  /** The error of the last attempt. */
  problem: string | undefined;
  onPassword: (password: string) => void;
  /** The buttons, including the submit button. */
  children: ReactNode;
};

/** Asks for the password of the signed-in user. */
export function PasswordForm({ busy, problem, onPassword, children }: Props) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { form, focusFirstError } = useFormFocus();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    focusFirstError();
    setMissing(password === '');
    if (password !== '') onPassword(password);
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          error={isMissing ? messages.passwordMissing : problem}
          required
          readOnly={busy}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setMissing(false);
          }}
        />
        {children}
      </Stack>
    </form>
  );
}
