import {
  TransactionSkeleton,
  TransactionTable,
  messages as historyTexts,
} from '@bank/transactions';
import type { AsyncState } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { Link } from '@bank/router';
import { receiptPath } from '../receipt/receipt-path';
import { buttonClass, Card, ErrorState, useBalanceShown } from '@bank/ui';
import { messages } from '../../messages';
import { NoTransactions } from './no-transactions';
import styles from './transaction-history.module.css';

type Props = { transactions: AsyncState<Transaction[]>; currency: string };

const texts = historyTexts.transactions;

/** The number of transactions on the dashboard. */
export const RECENT_COUNT = 10;

export function TransactionHistory({ transactions, currency }: Props) {
  // The totals of all entries would reveal the hidden balance.
  const [showsTotals] = useBalanceShown();
  return (
    <Card
      title={texts.title}
      actions={
        <Link className={`${buttonClass('quiet')} ${styles.all}`} to="/dashboard/transactions">
          {messages.history.all}
        </Link>
      }
    >
      {transactions.status === 'loading' && <TransactionSkeleton rows={RECENT_COUNT} />}
      {transactions.status === 'error' && <ErrorState title={texts.loadFailed} />}
      {transactions.status === 'ready' && (
        <TransactionTable
          transactions={transactions.value}
          currency={currency}
          coverage={
            showsTotals
              ? { hasStart: true, hasEnd: transactions.value.length < RECENT_COUNT }
              : null
          }
          empty={<NoTransactions />}
          pathOf={receiptPath}
        />
      )}
    </Card>
  );
}
