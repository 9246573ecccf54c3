import { Link } from '@bank/router';
import { Button, Dialog, Notice } from '@bank/ui';
import { useId } from 'react';
import type { EmailChange } from '../../api/email';
import { email as messages, profile } from '../../messages';
import { EmailFields } from './email-fields';
import { useEmailForm } from './use-email-form';

declare const process: { env: { BANK_BACKEND?: string } };

type Props = {
  current: string;
  request: (change: EmailChange) => Promise<void>;
  onClose: () => void;
};

/** Open while mounted. The address changes only through the link sent to the new one. */
export function EmailDialog({ current, request, onClose }: Props) {
  const { form, field, formError, busy, sentTo, onSubmit } = useEmailForm({ current, request });
  const formId = useId();
  const action = sentTo ? (
    <Button onClick={onClose}>{profile.done}</Button>
  ) : (
    <Button type="submit" form={formId} busy={busy} busyLabel={profile.saving}>
      {profile.save}
    </Button>
  );
  return (
    <Dialog open title={messages.title} onClose={onClose} actions={action}>
      {sentTo ? (
        <>
          <Notice tone="success" role="status">
            {messages.sent(sentTo)}
          </Notice>
          {process.env.BANK_BACKEND === 'emulators' && (
            <p>
              <Link to="/mailbox">{messages.mailbox}</Link>
            </p>
          )}
        </>
      ) : (
        <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
          <EmailFields field={field} formError={formError} />
        </form>
      )}
    </Dialog>
  );
}
