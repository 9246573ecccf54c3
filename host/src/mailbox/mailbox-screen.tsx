import { Link } from '@bank/router';
import { Button, EmptyState, ErrorState, Notice, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import styles from '../app/host-page.module.css';
import { Page } from '../app/page';
import { DASHBOARD } from '../auth-screens/destination';
import type { Mail } from './mail';
import { MailCard } from './mail-card';
import { messages } from './messages';
import { loadMailbox, useMailbox } from './use-mailbox';

/** /mailbox, only in builds for the emulators: the emails that a real project would have sent. */
export function MailboxScreen() {
  const { mailbox, refresh } = useMailbox();
  const [done, setDone] = useState('');

  async function follow(mail: Mail, newPassword?: string) {
    const { followMail } = await loadMailbox();
    await followMail(mail, newPassword);
    setDone(messages.done[mail.kind](mail.to));
    await refresh();
  }

  return (
    // Titled here, in the user's language: only builds for the emulators have these texts.
    <Page title={messages.title}>
      <div className={styles.page}>
        <Stack>
          <PageHeading
            lead={messages.lead}
            actions={
              <Button variant="secondary" onClick={() => void refresh()}>
                {messages.refresh}
              </Button>
            }
          >
            {messages.title}
          </PageHeading>
          {done && (
            <Notice tone="success" role="status">
              {done}
            </Notice>
          )}
          {mailbox.status === 'loading' && <Skeleton label={messages.loading} height="12rem" />}
          {mailbox.status === 'failed' && <ErrorState title={messages.loadFailed} />}
          {mailbox.status === 'ready' && mailbox.mails.length === 0 && (
            <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
          )}
          {mailbox.status === 'ready' &&
            mailbox.mails.map((mail) => <MailCard key={mail.link} mail={mail} onFollow={follow} />)}
          <p>
            <Link to={DASHBOARD}>{messages.back}</Link>
          </p>
        </Stack>
      </div>
    </Page>
  );
}
