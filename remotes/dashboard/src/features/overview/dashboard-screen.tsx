import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { useHistory } from '../transaction/use-history';
import { DashboardView } from './dashboard-view';

export function DashboardScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const { transactions, showMore } = useHistory(uid);
  return <DashboardView profile={profile} transactions={transactions} onMore={showMore} />;
}
