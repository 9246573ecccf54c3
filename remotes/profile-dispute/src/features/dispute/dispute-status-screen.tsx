import { useProfile, useTransactions } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { Link, useParams } from '@bank/router';
import { buttonClass, EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useDispute } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';
import { DisputeStatusView } from './dispute-status-view';
import { findPayment } from './find-payment';

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
  const transactions = useTransactions(uid);

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
  const recent = transactions.status === 'ready' ? transactions.value : [];
  return (
    <DisputeStatusView
      dispute={dispute.value}
      payment={findPayment(dispute.value, recent)}
      currency={profile.value?.country ?? ''}
      name={profile.value?.username}
    />
  );
}
