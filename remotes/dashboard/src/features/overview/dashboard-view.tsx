import type { AsyncState } from '@bank/data-access';
import type { Transaction, UserProfile } from '@bank/domain';
import { usePrepared } from '@bank/remote-kit/use-prepared';
import { Button, ErrorState, PageHeading, Stack } from '@bank/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { NoActivity } from '../activity/no-activity';
import { OnboardingCard } from '../onboarding/onboarding-card';
import { onboardingSteps } from '../onboarding/steps';
import {
  RECENT_COUNT,
  RecentTransactions,
  TransactionHistory,
} from '../transaction/transaction-history';
import { BalanceCard } from './balance-card';
import styles from './overview.module.css';
import { Shortcuts } from './shortcuts';

type Props = {
  profile: AsyncState<UserProfile | null>;
  transactions: AsyncState<Transaction[]>;
  isEmailConfirmed: boolean;
  /** Renders the activity charts; without an account, their placeholders. */
  charts?: (account: UserProfile | null) => ReactNode;
};

const LOADING = { status: 'loading' } as const;

/** Shown while there is no username. */
const DEFAULT_USERNAME = 'User';

/** The name keeps its own text direction. */
function greetingOf(username: string): ReactNode {
  const [before, after] = messages.greeting('|').split('|');
  return (
    <>
      {before}
      <bdi>{username}</bdi>
      {after}
    </>
  );
}

export function DashboardView(props: Props) {
  const { profile, isEmailConfirmed, charts } = props;
  const account = profile.status === 'ready' ? profile.value : null;
  const hasCode = usePrepared(RecentTransactions);
  // All placeholders are replaced at once, to avoid layout shift. Without an account there is no currency to
  // show amounts in.
  const isLoading = profile.status === 'loading' || !hasCode;
  const transactions = isLoading ? LOADING : props.transactions;
  const newest = transactions.status === 'ready' ? transactions.value : null;
  const steps =
    account &&
    newest &&
    onboardingSteps(account, newest, {
      isComplete: newest.length < RECENT_COUNT,
      isEmailConfirmed,
    });
  const onboarding = steps && <OnboardingCard steps={steps} />;
  const isEmpty = newest?.length === 0;
  return (
    <Stack gap="l">
      <div className={styles.heading}>
        <PageHeading lead={messages.lead}>
          {profile.status === 'loading'
            ? messages.greetingMeanwhile
            : greetingOf(account?.username || DEFAULT_USERNAME)}
        </PageHeading>
      </div>
      <div className={styles.screen}>
        <div className={styles.column}>
          <Account profile={profile} />
          <Shortcuts />
          {isEmpty && onboarding}
          {/* The key replaces the skeleton at once, instead of moving it when steps appear above it. */}
          <TransactionHistory
            key={transactions.status}
            transactions={transactions}
            currency={account?.country ?? ''}
          />
          {!isEmpty && onboarding}
        </div>
        {/* The key mounts the charts again: they get the account only then, so that their data is read once. */}
        <div key={transactions.status} className={styles.column}>
          {isEmpty ? <NoActivity /> : charts?.(transactions.status === 'loading' ? null : account)}
        </div>
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
