import type { UserProfile } from '@bank/domain';
import { Button, Notice, Stack } from '@bank/ui';
import { useEffect, useRef } from 'react';
import type { CreditProposal } from '../../api/credit-proposals';
import styles from '../actions/actions.module.css';
import type { ReviewIntent } from '../requests/use-queue-keys';
import { PasswordForm } from '../session/password-form';
import { messages } from './messages';
import { useRelease } from './use-release';

type Props = {
  proposal: CreditProposal;
  account: UserProfile;
  intent: ReviewIntent;
  adminUid: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

/** Releases a proposal with the admin's password, or rejects it. The author can only withdraw it. */
export function ReleaseForm({ proposal, account, intent, adminUid, onBusy, onDone }: Props) {
  const { busy, failure, problem, release, reject } = useRelease({
    ...{ proposal, account, by: adminUid, onBusy, onDone },
  });
  const rejectButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Enter confirms what the shortcut asked for, below the details.
    if (intent === 'reject') rejectButton.current?.focus();
  }, [intent]);
  const isOwn = proposal.proposedBy === adminUid;
  const isDisabled = !account.transactionsEnabled;
  const rejection = (
    <Button ref={rejectButton} variant="secondary" disabled={busy} onClick={() => void reject()}>
      {isOwn ? messages.withdraw : messages.reject}
    </Button>
  );
  return (
    <Stack>
      {failure && (
        <Notice tone="danger" role="alert" title={messages.failure}>
          {failure.help}
        </Notice>
      )}
      {isOwn && (
        <Notice tone="info" title={messages.yours}>
          {messages.yoursHelp}
        </Notice>
      )}
      {!isOwn && isDisabled && (
        <Notice tone="warning" title={messages.disabled}>
          {messages.disabledHelp}
        </Notice>
      )}
      {isOwn || isDisabled ? (
        <div className={styles.buttons}>{rejection}</div>
      ) : (
        <>
          <p>{messages.pays}</p>
          <PasswordForm
            busy={busy}
            problem={problem}
            isFocused={intent === 'approve'}
            onPassword={(password) => void release(password)}
          >
            <div className={styles.buttons}>
              {rejection}
              <Button type="submit" busy={busy} busyLabel={messages.sending}>
                {messages.release}
              </Button>
            </div>
          </PasswordForm>
        </>
      )}
    </Stack>
  );
}
