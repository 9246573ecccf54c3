import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { receiptTexts as texts } from '@bank/transactions';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@bank/ui';
import { useReceipt } from '../../api/read-receipt';
import { messages } from '../../messages';
import { ReceiptView } from './receipt-view';

/** The receipt of a withdrawal: shown after the payment and at its own URL. */
export function ReceiptScreen({ id, profile }: { id: string; profile: UserProfile }) {
  const receipt = useReceipt(id);
  if (receipt.status === 'loading') return <Skeleton lines={8} />;
  if (receipt.status === 'error') {
    return (
      <ErrorState
        title={texts.loadFailed}
        action={<Button onClick={() => location.reload()}>{messages.withdrawal.reload}</Button>}
      />
    );
  }
  if (receipt.value === null) {
    return (
      <EmptyState
        title={texts.missing}
        action={
          <Link className={buttonClass('secondary')} to="/Withdrawal">
            {texts.again}
          </Link>
        }
      >
        {texts.missingHelp}
      </EmptyState>
    );
  }
  return <ReceiptView paid={receipt.value} profile={profile} />;
}
