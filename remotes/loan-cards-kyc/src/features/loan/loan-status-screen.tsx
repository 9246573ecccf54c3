import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useLoan, usePastLoans } from '../../api/loan';
import { common, loan as messages } from '../../messages';
import { LoanStatusView } from './loan-status-view';

export function LoanStatusScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.statusLead}>{messages.statusTitle}</PageHeading>
      <LoanStatus />
    </Stack>
  );
}

function LoanStatus() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const loan = useLoan(uid);
  const past = usePastLoans(uid);

  if (profile.status === 'error') return <ErrorState title={common.profileFailed} />;
  if (loan.status === 'error' || past.status === 'error')
    return <ErrorState title={messages.loadFailed} />;
  if (profile.status === 'loading' || loan.status === 'loading' || past.status === 'loading')
    return <Skeleton />;
  if (!profile.value) return <EmptyState title={common.profileMissing} />;
  const { country, username } = profile.value;
  return <LoanStatusView loan={loan.value} past={past.value} currency={country} name={username} />;
}
