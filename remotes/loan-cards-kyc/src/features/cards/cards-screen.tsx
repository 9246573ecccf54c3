import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { CardsView } from './cards-view';

export function CardsScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  // Only the name on the card comes from the profile: the screen works without it.
  return <CardsView holder={profile.status === 'ready' ? profile.value?.username : undefined} />;
}
