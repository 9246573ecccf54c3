import { signedAmount, statusBadge } from '@bank/transactions';
import type { AsyncState } from '@bank/data-access';
import { brand, type Transaction, type UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import {
  Amount,
  Badge,
  buttonClass,
  ErrorState,
  DescriptionList,
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
import styles from './receipt.module.css';

type Props = {
  profile: AsyncState<UserProfile | null>;
  transaction: AsyncState<Transaction | null>;
};

const texts = messages.receipt;

export function ReceiptView({ profile, transaction }: Props) {
  return (
    <Stack gap="l">
      <div className={styles.heading}>
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
      </div>
      <div data-blend="detail">
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
  return <Receipt transaction={transaction.value} currency={profile.value?.country ?? ''} />;
}

function Receipt({ transaction, currency }: { transaction: Transaction; currency: string }) {
  const { type, status } = transaction;
  const [showsBalance] = useBalanceShown();
  const badge = statusBadge(status);
  return (
    <article className={styles.receipt} aria-label={texts.title}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand.name}</p>
        <p className={styles.amount}>
          <Amount cents={signedAmount(transaction)} currency={currency} signed />
        </p>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </header>
      <DescriptionList items={receiptDetails(transaction, currency, showsBalance)} />
      {type === 'withdrawal' && status === 'pending' && (
        <p className={styles.note}>{texts.pendingNote}</p>
      )}
      <p className={styles.note}>
        {texts.demonstration}. {messages.statement.demonstration}
      </p>
      <ReceiptActions transaction={transaction} currency={currency} />
    </article>
  );
}
