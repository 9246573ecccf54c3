import { useRemote } from '@bank/remote-kit';
import { Button, Card, Dialog, Stack, useFocusWhen } from '@bank/ui';
import { useId, useState } from 'react';
import type { KycRequest } from '../../api/kyc';
import type { KycResult, SendKyc } from '../../api/kyc-sender';
import { kyc as messages } from '../../messages';
import { LazyContactSupport } from '../support/lazy-contact-support';
import { KycForm } from './kyc-form';
import { KycStatus } from './kyc-status';

/** Results whose text asks the customer to contact the admin. */
const CONTACTS_ADMIN: ReadonlySet<KycResult> = new Set(['submitted', 'too-many-images']);

type Props = { request: KycRequest | null; send: SendKyc; name?: string | undefined };

export function KycView({ request, send, name }: Props) {
  const uid = useRemote().session?.uid;
  const [result, setResult] = useState<KycResult | null>(null);
  // Another tab may have sent a request: what is typed here stays.
  const [hasUnsent, setHasUnsent] = useState(false);
  const mayApply = request === null || request.status === 'rejected';
  const showsForm = mayApply || (hasUnsent && request.status === 'pending');
  const status = useFocusWhen<HTMLDivElement>(!showsForm && result === null);
  const formId = useId();
  const mayRetry = result === 'image-failed' || result === 'request-failed';
  const close = () => setResult(null);

  function retry() {
    close();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }

  return (
    <Stack gap="l">
      {request && (
        <div ref={status} tabIndex={-1}>
          <KycStatus request={request} name={name} />
        </div>
      )}
      {showsForm && (
        <Card title={messages.yourDetails}>
          <KycForm
            id={formId}
            send={send}
            onResult={setResult}
            isDialogOpen={result !== null}
            onUnsentChange={setHasUnsent}
          />
        </Card>
      )}
      <Dialog
        open={result !== null}
        title={messages.resultTitle}
        message={result && messages.outcomes[result]}
        onClose={close}
        actions={
          <>
            <Button variant={mayRetry ? 'secondary' : 'primary'} onClick={close}>
              {messages.ok}
            </Button>
            {mayRetry && <Button onClick={retry}>{messages.tryAgain}</Button>}
          </>
        }
      >
        {result !== null && CONTACTS_ADMIN.has(result) && (
          <LazyContactSupport subject={messages.resultTitle} customerNumber={uid} name={name} />
        )}
      </Dialog>
    </Stack>
  );
}
