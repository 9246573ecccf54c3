import { PasswordField, Stack, useFormFocus } from '@bank/ui';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { messages } from './messages';

type Props = {
  busy: boolean;
  /** Moves the focus to the field when it appears. */
  isFocused?: boolean;
  /** The error of the last attempt. */
  problem: string | undefined;
  onPassword: (password: string) => void;
  /** The buttons, including the submit button. */
  children: ReactNode;
};

/** Asks for the password of the signed-in user. */
export function PasswordForm({ busy, isFocused = false, problem, onPassword, children }: Props) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { form, focusFirstError } = useFormFocus();
  useEffect(() => {
    if (isFocused) form.current?.querySelector('input')?.focus();
  }, [form, isFocused]);

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
