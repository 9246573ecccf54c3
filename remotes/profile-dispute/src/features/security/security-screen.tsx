import { saveProtection, useProfile, useProtection } from '@bank/data-access';
import type { ProtectionSettings } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { unlockPayments } from '../../api/unlock';
import { messages } from './messages';
import { SecurityView } from './security-view';

/** The customer's own lock and limits. */
export function SecurityScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <CurrentProtection />
      <p>
        <Link to="/Profile">{messages.back}</Link>
      </p>
    </Stack>
  );
}

function CurrentProtection() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const protection = useProtection(uid);

  if (profile.status === 'loading' || protection.status === 'loading')
    return <Skeleton lines={6} />;
  if (profile.status === 'error' || protection.status === 'error' || !profile.value)
    return <ErrorState title={messages.loadFailed} />;
  return (
    <SecurityView
      protection={protection.value}
      currency={profile.value.country}
      save={(wanted: Partial<ProtectionSettings>) => saveProtection(database(), uid, wanted)}
      unlock={(password: string) => unlockPayments(database(), uid, password)}
    />
  );
}
