import { BankError } from '@bank/domain';
import { Button, Card, Notice, Stack, TextField } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import type { Mail } from './mail';
import { messages } from './messages';

type Props = {
  mail: Mail;
  /** Follows its link; rejects with a `BankError`. */
  onFollow: (mail: Mail, newPassword?: string) => Promise<void>;
};

/** One email, with the form for its link. */
export function MailCard({ mail, onFollow }: Props) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const isReset = mail.kind === 'PASSWORD_RESET';

  async function follow(event: SubmitEvent) {
    event.preventDefault();
    setFailure('');
    try {
      await onFollow(mail, password);
    } catch (error) {
      const isWeak = error instanceof BankError && error.code === 'weak-password';
      setFailure(isWeak ? messages.weakPassword : messages.failed);
    }
  }

  return (
    // An article: two emails may have the same subject, so they can't be named landmarks.
    <article>
      <Card>
        <h2>{messages.kinds[mail.kind]}</h2>
        <form onSubmit={(event) => void follow(event)}>
          <Stack>
            <p>{messages.to(mail.to)}</p>
            {isReset && (
              <TextField
                label={messages.password}
                type="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
            {failure && (
              <Notice tone="danger" role="alert">
                {failure}
              </Notice>
            )}
            <div>
              <Button
                type="submit"
                variant="secondary"
                aria-label={isReset ? undefined : messages.followOf(mail.to)}
              >
                {isReset ? messages.setPassword : messages.follow}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </article>
  );
}
