import type { Live } from '@bank/data-access';
import type { Transaction, UserProfile } from '@bank/domain';
import { Button, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { messages } from '../../messages';
import { TransactionHistory } from '../transaction/transaction-history';
import { BalanceCard } from './balance-card';
import { Shortcuts } from './shortcuts';

type Props = {
  profile: Live<UserProfile | null>;
  transactions: Live<Transaction[]>;
  onMore: (() => void) | null;
};

/** 'User' stands for whoever has no name (yet). */
const DEFAULT_USERNAME = 'User';

export function DashboardView({ profile, transactions, onMore }: Props) {
  const account = profile.status === 'ready' ? profile.value : null;
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>
        {profile.status === 'loading'
          ? messages.greetingMeanwhile
          : messages.greeting(account?.username || DEFAULT_USERNAME)}
      </PageHeading>
      <Account profile={profile} />
      <Shortcuts />
      <TransactionHistory
        // Without an account there is no currency, and nothing that was ever booked in one.
        transactions={profile.status === 'loading' ? profile : transactions}
        currency={account?.country ?? ''}
        onMore={onMore}
      />
    </Stack>
  );
}

function Account({ profile }: Pick<Props, 'profile'>) {
  if (profile.status === 'loading') return <Skeleton lines={5} />;
  if (profile.status === 'error') {
    return (
      <ErrorState
        title={messages.loadFailed}
        action={<Button onClick={() => location.reload()}>{messages.reload}</Button>}
      />
    );
  }
  if (profile.value === null) return <ErrorState title={messages.missing} />;
  return <BalanceCard balance={profile.value.accountBalance} currency={profile.value.country} />;
}
