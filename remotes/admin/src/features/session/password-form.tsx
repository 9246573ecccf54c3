import { PasswordField, Stack, useFormFocus } from '@bank/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { messages } from './messages';

type Props = {
  busy: boolean;
  /** What was wrong with the password that was sent last. */
  problem: string | undefined;
  onPassword: (password: string) => void;
  /** The buttons, one of which submits. */
  children: ReactNode;
};

/** The password of the person who is signed in. */
export function PasswordForm({ busy, problem, onPassword, children }: Props) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { form, answered } = useFormFocus();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    answered();
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
