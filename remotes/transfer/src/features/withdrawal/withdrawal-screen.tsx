import type { Session } from '@bank/contracts';
import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useRemote } from '@bank/remote-kit';
import { Button, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useMemo } from 'react';
import { findWithdrawal } from '../../api/commit-withdrawal';
import { withdraw } from '../../api/withdraw';
import { explain, messages } from '../../messages';
import type { WithdrawalRequests } from './use-withdrawal';
import { WithdrawalView } from './withdrawal-view';

const texts = messages.withdrawal;

export function WithdrawalScreen() {
  // Not `useSession`: signing out in another tab may leave this screen up for a moment.
  const { session } = useRemote();
  return (
    <Stack gap="l">
      <PageHeading lead={texts.intro}>{texts.title}</PageHeading>
      {session ? (
        <SignedIn key={session.uid} session={session} />
      ) : (
        <ErrorState title={explain('unauthenticated').text} />
      )}
    </Stack>
  );
}

function SignedIn({ session }: { session: Session }) {
  const { uid } = session;
  const profile = useProfile(uid);
  const requests = useMemo<WithdrawalRequests>(
    () => ({
      withdraw: (attempt) => withdraw(database(), uid, attempt),
      find: (id) => findWithdrawal(database(), id),
    }),
    [uid],
  );

  if (profile.status === 'loading') return <Skeleton lines={6} />;
  if (profile.status === 'error' || profile.value === null) {
    return (
      <ErrorState
        title={texts.loadFailed}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    );
  }
  return <WithdrawalView session={session} profile={profile.value} requests={requests} />;
}
