import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { useNavigate } from '@bank/router';
import { searchableTexts, usePage, useListParams, formatFilterParams } from '@bank/transactions';
import { TransactionsView } from './transactions-view';

export function TransactionsScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const navigate = useNavigate();
  const { position, pageNumber } = useListParams();
  const page = usePage(uid, position.filter, position.after, searchableTexts);
  return (
    <TransactionsView
      uid={uid}
      profile={profile}
      page={page}
      pageNumber={pageNumber}
      position={position}
      onApply={(fields) => void navigate(`/dashboard/transactions${formatFilterParams(fields)}`)}
    />
  );
}
