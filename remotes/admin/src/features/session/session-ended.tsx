import { signOut } from '@bank/firebase/auth';
import { toBankError } from '@bank/firebase/errors';
import { Button, Card, Notice, PageHeading, Stack } from '@bank/ui';
import { useState } from 'react';
import styles from '../actions/actions.module.css';
import { messages, passwordProblem } from './messages';
import { PasswordForm } from './password-form';

type Props = { resume: (password: string) => Promise<void> };

/** Replaces the administration after session expiry, so that its data leaves the screen. */
export function SessionEnded({ resume }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(password: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await resume(password);
    } catch (error) {
      setProblem(passwordProblem(toBankError(error).code));
      setBusy(false);
    }
  }

  return (
    <Stack gap="l">
      <PageHeading>{messages.title}</PageHeading>
      <Card>
        <Stack>
          <Notice tone="warning" role="alert" title={messages.ended}>
            {messages.endedHelp}
          </Notice>
          <PasswordForm
            busy={busy}
            problem={problem}
            onPassword={(password) => void send(password)}
          >
            <div className={styles.buttons}>
              <Button variant="secondary" disabled={busy} onClick={() => void signOut()}>
                {messages.signOut}
              </Button>
              <Button type="submit" busy={busy} busyLabel={messages.checking}>
                {messages.goOn}
              </Button>
            </div>
          </PasswordForm>
        </Stack>
      </Card>
    </Stack>
  );
}
