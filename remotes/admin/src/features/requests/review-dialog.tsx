import { useProfile } from '@bank/data-access';
import { Dialog, Notice, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { DecisionForm } from './decision-form';
import { IdentityImage } from './identity-image';
import { UserText } from '../text/user-text';
import { helpFor, idTypeLabel, messages } from './messages';
import { RequestFacts } from './request-facts';
import { useClaim } from './use-claim';

type Props = { request: PendingRequest; adminUid: string; onClose: () => void };

/** One request, taken in hand for as long as it is open. */
export function ReviewDialog({ request, adminUid, onClose }: Props) {
  const { id, uid, asked } = request;
  const claim = useClaim({ kind: asked.kind, id }, adminUid);
  const profile = useProfile(uid);
  const confirmed = useConfirmedEmails([uid]);
  const [busy, setBusy] = useState(false);
  const account = profile.status === 'ready' ? profile.value : null;
  const name = account?.username ?? messages.unknownPerson;
  return (
    <Dialog
      open
      size="wide"
      title={
        <UserText
          text={profile.status === 'loading' ? '…' : name}
          sentence={messages.dialog[asked.kind]}
        />
      }
      // What is on its way is waited for: its end must be seen.
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <Stack>
        {profile.status === 'loading' && <Skeleton label={messages.loading} lines={5} />}
        {profile.status === 'error' && <Notice tone="danger" title={messages.failed} />}
        {profile.status === 'ready' && (
          <RequestFacts request={request} account={account} confirmed={confirmed} />
        )}
        {asked.kind === 'kycRequests' && (
          <IdentityImage address={asked.image} uid={uid} type={idTypeLabel(asked.idType)} />
        )}
        {typeof claim === 'object' && (
          <Notice tone="danger" role="alert" title={messages.taken}>
            {claim.refused === 'changed-meanwhile' ? undefined : helpFor(claim.refused)}
          </Notice>
        )}
        {claim === 'held' && account && (
          <DecisionForm
            request={request}
            account={account}
            adminUid={adminUid}
            onBusy={setBusy}
            onDone={onClose}
          />
        )}
        {account === null && profile.status === 'ready' && (
          <Notice tone="danger" role="alert" title={messages.helps['not-found']} />
        )}
      </Stack>
    </Dialog>
  );
}
