import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { applyForLoan, useLoan } from '../../api/loan';
import { common, loan as messages } from '../../messages';
import { LoanView } from './loan-view';

export function LoanScreen() {
  return (
    <Stack gap="l">
      <PageHeading>{messages.title}</PageHeading>
      <CurrentLoan />
    </Stack>
  );
}

function CurrentLoan() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const loan = useLoan(uid);

  if (profile.status === 'error') return <ErrorState title={common.profileFailed} />;
  if (loan.status === 'error') return <ErrorState title={messages.loadFailed} />;
  if (profile.status === 'loading' || loan.status === 'loading') return <Skeleton />;
  if (!profile.value) return <EmptyState title={common.profileMissing} />;
  return (
    <LoanView
      profile={profile.value}
      loan={loan.value}
      apply={(amount) => applyForLoan(database(), uid, amount)}
    />
  );
}
