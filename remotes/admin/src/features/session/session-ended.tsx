import { signOut } from '@bank/firebase/auth';
import { toBankError } from '@bank/firebase/errors';
import { Button, Card, Notice, PageHeading, Stack } from '@bank/ui';
import { useState } from 'react';
import styles from '../actions/actions.module.css';
import { messages, passwordProblem } from './messages';
import { PasswordForm } from './password-form';

type Props = { goOn: (password: string) => Promise<void> };

/** In the place of the administration; what it showed is gone from the screen. */
export function SessionEnded({ goOn }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(password: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await goOn(password);
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
