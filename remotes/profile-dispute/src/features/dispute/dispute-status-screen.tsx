import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { Link, useParams } from '@bank/router';
import { buttonClass, EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useDispute } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';
import { DisputeStatusView } from './dispute-status-view';

export function DisputeStatusScreen() {
  // Like every path, case-insensitive.
  const reference = (useParams().reference ?? '').toUpperCase();
  return (
    <Stack gap="l">
      <PageHeading lead={messages.statusLead}>{messages.statusTitle}</PageHeading>
      <Status key={reference} reference={reference} />
    </Stack>
  );
}

function Status({ reference }: { reference: string }) {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const dispute = useDispute(reference);

  if (profile.status === 'error' || dispute.status === 'error')
    return <ErrorState title={messages.loadFailed} />;
  if (profile.status === 'loading' || dispute.status === 'loading') return <Skeleton />;
  if (!dispute.value)
    return (
      <EmptyState
        title={messages.unknown}
        action={
          <Link to="/dispute" className={buttonClass()}>
            {messages.report}
          </Link>
        }
      />
    );
  return <DisputeStatusView dispute={dispute.value} currency={profile.value?.country ?? ''} />;
}
