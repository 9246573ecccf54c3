import { database } from '@bank/firebase/firestore';
import { storage } from '@bank/firebase/storage';
import { useRemote } from '@bank/remote-kit';
import { ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useMemo } from 'react';
import { useKycRequest } from '../../api/kyc';
import { createKycSender } from '../../api/kyc-sender';
import { kyc as messages } from '../../messages';
import { useProfileName } from '../../use-profile-name';
import { KycView } from './kyc-view';

export function KycScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
      <CurrentRequest />
    </Stack>
  );
}

function CurrentRequest() {
  // The session may end in another tab while the form is open; sending then reports it (specification,
  // section 5).
  const uid = useRemote().session?.uid ?? null;
  const request = useKycRequest(uid);
  const name = useProfileName(uid);
  const send = useMemo(() => createKycSender(database(), storage(), uid), [uid]);

  if (request.status === 'error') return <ErrorState title={messages.loadFailed} />;
  if (request.status === 'loading') return <Skeleton />;
  return <KycView request={request.value} send={send} name={name} />;
}
