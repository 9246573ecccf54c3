import { Receipt, signedAmount, statusBadge } from '@bank/transactions';
import type { AsyncState } from '@bank/data-access';
import type { Transaction, UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import {
  Amount,
  Badge,
  buttonClass,
  ErrorState,
  Icon,
  PageHeading,
  Skeleton,
  Stack,
  useBalanceShown,
} from '@bank/ui';
import { ArrowLeftIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import { ReceiptActions } from './receipt-actions';
import { receiptDetails } from './receipt-details';

type Props = {
  profile: AsyncState<UserProfile | null>;
  transaction: AsyncState<Transaction | null>;
};

const texts = messages.receipt;

export function ReceiptView({ profile, transaction }: Props) {
  return (
    <Stack gap="l">
      <PageHeading
        actions={
          <Link className={buttonClass('quiet')} to="/dashboard/transactions">
            <Icon icon={ArrowLeftIcon} />
            {texts.back}
          </Link>
        }
      >
        {texts.title}
      </PageHeading>
      <div data-shared-element="detail">
        <Content profile={profile} transaction={transaction} />
      </div>
    </Stack>
  );
}

function Content({ profile, transaction }: Props) {
  if (transaction.status === 'error' || profile.status === 'error') {
    return <ErrorState title={texts.loadFailed} />;
  }
  if (transaction.status === 'loading' || profile.status === 'loading') {
    return <Skeleton height="28rem" />;
  }
  if (transaction.value === null) return <ErrorState title={texts.missing} />;
  return (
    <TransactionReceipt transaction={transaction.value} currency={profile.value?.country ?? ''} />
  );
}

function TransactionReceipt({
  transaction,
  currency,
}: {
  transaction: Transaction;
  currency: string;
}) {
  const { type, status } = transaction;
  const [showsBalance] = useBalanceShown();
  const badge = statusBadge(status);
  const isPending = type === 'withdrawal' && status === 'pending';
  return (
    <Receipt
      label={texts.title}
      amount={<Amount cents={signedAmount(transaction)} currency={currency} signed />}
      status={<Badge tone={badge.tone}>{badge.text}</Badge>}
      items={receiptDetails(transaction, currency, showsBalance)}
      notes={[
        ...(isPending ? [texts.pendingNote] : []),
        `${texts.demonstration}. ${messages.statement.demonstration}`,
      ]}
      actions={<ReceiptActions transaction={transaction} currency={currency} />}
    />
  );
}
