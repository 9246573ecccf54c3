import { messages as historyTexts } from '@bank/transactions';
import { Link } from '@bank/router';
import { buttonClass, EmptyState } from '@bank/ui';
import { messages } from '../../messages';

/** Shown instead of the history of an account without transactions. */
export function NoTransactions() {
  return (
    <EmptyState
      title={historyTexts.transactions.none}
      action={
        <Link className={buttonClass('secondary')} to="/dashboard/deposit">
          {messages.history.deposit}
        </Link>
      }
    >
      {historyTexts.transactions.empty}
    </EmptyState>
  );
}
