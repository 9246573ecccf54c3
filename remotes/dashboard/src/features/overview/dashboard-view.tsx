import type { AsyncState } from '@bank/data-access';
import type { Transaction, UserProfile } from '@bank/domain';
import { Button, ErrorState, PageHeading, Stack } from '@bank/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { TransactionHistory } from '../transaction/transaction-history';
import { BalanceCard } from './balance-card';
import styles from './overview.module.css';
import { Shortcuts } from './shortcuts';

type Props = {
  profile: AsyncState<UserProfile | null>;
  transactions: AsyncState<Transaction[]>;
  /** The activity charts. */
  children?: ReactNode;
};

/** Shown while there is no username. */
const DEFAULT_USERNAME = 'User';

export function DashboardView({ profile, transactions, children }: Props) {
  const account = profile.status === 'ready' ? profile.value : null;
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>
        {profile.status === 'loading'
          ? messages.greetingMeanwhile
          : messages.greeting(account?.username || DEFAULT_USERNAME)}
      </PageHeading>
      <div className={styles.screen}>
        <Account profile={profile} />
        <Shortcuts />
        <TransactionHistory
          // Without an account there is no currency to show amounts in.
          transactions={profile.status === 'loading' ? profile : transactions}
          currency={account?.country ?? ''}
        />
        {children}
      </div>
    </Stack>
  );
}

function Account({ profile }: Pick<Props, 'profile'>) {
  if (profile.status === 'error') {
    return (
      <ErrorState
        title={messages.loadFailed}
        action={<Button onClick={() => location.reload()}>{messages.reload}</Button>}
      />
    );
  }
  if (profile.status === 'ready' && profile.value === null) {
    return <ErrorState title={messages.missing} />;
  }
  return <BalanceCard account={profile.status === 'ready' ? profile.value : null} />;
}
