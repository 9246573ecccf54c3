import { useProfile, useTransactions } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { ActivityCard } from '../activity/activity-card';
import { useEmailConfirmed } from '../onboarding/use-email-confirmed';
import { RECENT_COUNT } from '../transaction/transaction-history';
import { DashboardView } from './dashboard-view';

export function DashboardScreen() {
  const { uid } = useSession();
  const profile = useProfile(uid);
  const transactions = useTransactions(uid, { count: RECENT_COUNT });
  const isEmailConfirmed = useEmailConfirmed(
    transactions.status === 'ready' && transactions.value.length < RECENT_COUNT,
  );
  return (
    <DashboardView
      profile={profile}
      transactions={transactions}
      isEmailConfirmed={isEmailConfirmed}
      charts={(account) => <ActivityCard uid={uid} account={account} />}
    />
  );
}
