import type { AsyncState } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { lazyPart } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { TransactionSkeleton, messages as historyTexts } from '@bank/transactions';
import { buttonClass, Card, ErrorState } from '@bank/ui';
import { Suspense } from 'react';
import { messages } from '../../messages';
import styles from './transaction-history.module.css';

type Props = { transactions: AsyncState<Transaction[]>; currency: string };

const texts = historyTexts.transactions;

/** Its code is loaded while the data is read: the balance is shown without it. */
export const RecentTransactions = lazyPart(
  async () => (await import('./recent-transactions')).RecentTransactions,
);

/** The number of transactions on the dashboard. */
export const RECENT_COUNT = 10;

export function TransactionHistory({ transactions, currency }: Props) {
  const skeleton = <TransactionSkeleton rows={RECENT_COUNT} />;
  return (
    <Card
      title={texts.title}
      actions={
        <Link className={`${buttonClass('quiet')} ${styles.all}`} to="/dashboard/transactions">
          {messages.history.all}
        </Link>
      }
    >
      {transactions.status === 'loading' && skeleton}
      {transactions.status === 'error' && <ErrorState title={texts.loadFailed} />}
      {transactions.status === 'ready' && (
        <Suspense fallback={skeleton}>
          <RecentTransactions
            transactions={transactions.value}
            currency={currency}
            isComplete={transactions.value.length < RECENT_COUNT}
          />
        </Suspense>
      )}
    </Card>
  );
}
