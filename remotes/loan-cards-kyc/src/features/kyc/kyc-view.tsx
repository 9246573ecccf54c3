import { Button, Card, Dialog, PageHeading, Stack, useFocusWhen } from '@bank/ui';
import { useState } from 'react';
import type { KycRequest } from '../../api/kyc';
import type { KycOutcome, SendKyc } from '../../api/kyc-sender';
import { kyc as messages } from '../../messages';
import { KycForm } from './kyc-form';
import { KycStatus } from './kyc-status';

type Props = { request: KycRequest | null; send: SendKyc };

export function KycView({ request, send }: Props) {
  const [outcome, setOutcome] = useState<KycOutcome | null>(null);
  const mayApply = request === null || request.status === 'rejected';
  const status = useFocusWhen<HTMLDivElement>(!mayApply && outcome === null);
  const close = () => setOutcome(null);
  return (
    <Stack gap="l">
      <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
      {request && (
        <div ref={status} tabIndex={-1}>
          <KycStatus request={request} />
        </div>
      )}
      {mayApply && (
        <Card title={messages.yourDetails}>
          <KycForm send={send} onOutcome={setOutcome} />
        </Card>
      )}
      <Dialog
        open={outcome !== null}
        title={messages.resultTitle}
        onClose={close}
        actions={<Button onClick={close}>{messages.ok}</Button>}
      >
        <p>{outcome && messages.outcomes[outcome]}</p>
      </Dialog>
    </Stack>
  );
}
