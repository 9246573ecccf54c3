import { useSession } from '@bank/remote-kit';
import { ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useKycRequest, usePastKycRequests } from '../../api/kyc';
import { kyc as messages } from '../../messages';
import { useProfileName } from '../../use-profile-name';
import { KycStatusView } from './kyc-status-view';

export function KycStatusScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.statusLead}>{messages.statusTitle}</PageHeading>
      <Requests />
    </Stack>
  );
}

function Requests() {
  const { uid } = useSession();
  const request = useKycRequest(uid);
  const name = useProfileName(uid);
  const past = usePastKycRequests(uid);

  if (request.status === 'error' || past.status === 'error')
    return <ErrorState title={messages.loadFailed} />;
  if (request.status === 'loading' || past.status === 'loading') return <Skeleton />;
  return <KycStatusView request={request.value} past={past.value} name={name} />;
}
