import type { Transaction } from '@bank/domain';
import { TransactionTable } from '@bank/transactions';
import { useBalanceShown } from '@bank/ui';
import { receiptPath } from '../receipt/receipt-path';
import { NoTransactions } from './no-transactions';

type Props = { transactions: readonly Transaction[]; currency: string; isComplete: boolean };

/** The newest transactions; `isComplete` if there are no older ones. */
export function RecentTransactions({ transactions, currency, isComplete }: Props) {
  // The totals of all entries would reveal the hidden balance.
  const [showsTotals] = useBalanceShown();
  return (
    <TransactionTable
      transactions={transactions}
      currency={currency}
      coverage={showsTotals ? { hasStart: true, hasEnd: isComplete } : null}
      empty={<NoTransactions />}
      pathOf={receiptPath}
    />
  );
}
