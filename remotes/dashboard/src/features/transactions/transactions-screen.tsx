import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { useNavigate } from '@bank/router';
import { textsOf, usePage, usePlace, writeFields } from '@bank/transactions';
import { TransactionsView } from './transactions-view';

export function TransactionsScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const navigate = useNavigate();
  const { place, pageNumber } = usePlace();
  const page = usePage(uid, place.filter, place.after, textsOf);
  return (
    <TransactionsView
      uid={uid}
      profile={profile}
      page={page}
      pageNumber={pageNumber}
      place={place}
      onApply={(fields) => void navigate(`/dashboard/transactions${writeFields(fields)}`)}
    />
  );
}
