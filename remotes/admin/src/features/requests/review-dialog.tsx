import { useProfile } from '@bank/data-access';
import { Dialog, Notice, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { DecisionForm } from './decision-form';
import { IdentityImage } from './identity-image';
import { UserText } from '../text/user-text';
import { helpFor, idTypeLabel, messages } from './messages';
import { RequestDetailsList } from './request-details-list';
import { useClaim } from './use-claim';
import type { ReviewIntent } from './use-queue-keys';

type Props = {
  request: PendingRequest;
  /** The name that the list already shows. */
  knownName: string | undefined;
  intent: ReviewIntent;
  adminUid: string;
  onClose: () => void;
};

/** Shows one request and claims it while the dialog is open. */
export function ReviewDialog({ request, knownName, intent, adminUid, onClose }: Props) {
  const { id, uid, details } = request;
  const claim = useClaim({ kind: details.kind, id }, adminUid);
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
          text={profile.status === 'loading' ? (knownName ?? '…') : name}
          sentence={messages.dialog[details.kind]}
        />
      }
      // Not while a request is pending: its result must be shown.
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <Stack>
        {profile.status === 'loading' && <Skeleton label={messages.loading} lines={5} />}
        {profile.status === 'error' && <Notice tone="danger" title={messages.failed} />}
        {profile.status === 'ready' && (
          <RequestDetailsList request={request} account={account} confirmed={confirmed} />
        )}
        {details.kind === 'kycRequests' && (
          <IdentityImage address={details.image} uid={uid} type={idTypeLabel(details.idType)} />
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
            intent={intent}
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
