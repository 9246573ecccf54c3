import { useProfile, useTransactions } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { ActivityCard } from '../activity/activity-card';
import { RECENT_COUNT } from '../transaction/transaction-history';
import { DashboardView } from './dashboard-view';

export function DashboardScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const transactions = useTransactions(uid, { count: RECENT_COUNT });
  return (
    <DashboardView profile={profile} transactions={transactions}>
      <ActivityCard uid={uid} account={profile.status === 'ready' ? profile.value : null} />
    </DashboardView>
  );
}
