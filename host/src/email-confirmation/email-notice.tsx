import { BankError } from '@bank/domain';
import { Link } from '@bank/router';
import { Icon } from '@bank/ui';
import { MailIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { MAILBOX_PATH } from '../mailbox/mailbox-path';
import { notify } from '../toasts/notify';
import { loadAuth } from '../session/backend';
import { useSessionState } from '../session/session-context';
import styles from './email-notice.module.css';
import { messages } from './messages';
import { useEmailConfirmation } from './use-email-confirmation';

declare const process: { env: { BANK_BACKEND?: string } };

function explain(error: unknown): string {
  const code = error instanceof BankError ? error.code : 'unknown';
  if (code === 'too-many-requests') return messages.tooOften;
  return code === 'network' ? messages.offline : messages.failed;
}

function ResendButton({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    try {
      const { sendEmailConfirmation } = await loadAuth();
      await sendEmailConfirmation();
      notify.success(messages.sent(email));
    } catch (error) {
      notify.error(explain(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button
      type="button"
      className={styles.action}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => void send()}
    >
      {isBusy ? messages.busy : messages.send}
    </button>
  );
}

/**
 * Reminds the user to confirm their email address, on every page for signed-in users. While the session
 * is loading it is rendered invisibly, to avoid a layout shift.
 */
export function EmailNotice() {
  const confirmation = useEmailConfirmation();
  const { session } = useSessionState();
  if (confirmation === 'done') return null;
  const email = session?.email ?? '';
  return (
    <aside
      className={styles.notice}
      aria-label={messages.label}
      data-expected={confirmation === 'expected' || undefined}
    >
      <Icon icon={MailIcon} />
      <p>
        {messages.text}{' '}
        {process.env.BANK_BACKEND === 'emulators' && (
          <Link to={MAILBOX_PATH}>{messages.mailbox}</Link>
        )}
      </p>
      <ResendButton email={email} />
    </aside>
  );
}
