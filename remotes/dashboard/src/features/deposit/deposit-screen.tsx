import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { DepositView } from './deposit-view';

export function DepositScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  // Only the name in the email comes from the profile: the screen works without it.
  const name = profile.status === 'ready' ? profile.value?.username : undefined;
  return <DepositView uid={uid} name={name} />;
}
