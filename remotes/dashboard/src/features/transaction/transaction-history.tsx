import type { Live } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { Button, Card, ErrorState, Skeleton } from '@bank/ui';
import { messages } from '../../messages';
import { TransactionTable } from './transaction-table';

type Props = {
  transactions: Live<Transaction[]>;
  currency: string;
  /** `null` where there are no more. */
  onMore: (() => void) | null;
};

const texts = messages.transactions;

export function TransactionHistory({ transactions, currency, onMore }: Props) {
  return (
    <Card title={texts.title}>
      {transactions.status === 'loading' && <Skeleton lines={5} />}
      {transactions.status === 'error' && <ErrorState title={texts.loadFailed} />}
      {transactions.status === 'ready' && (
        <TransactionTable transactions={transactions.value} currency={currency} />
      )}
      {onMore && (
        <div>
          <Button variant="secondary" onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
