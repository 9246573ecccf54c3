import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { CardsView } from './cards-view';

export function CardsScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  // The name on the card is all that is taken from the profile: the offer stands without it too.
  return <CardsView holder={profile.status === 'ready' ? profile.value?.username : undefined} />;
}
