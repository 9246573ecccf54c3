import { Receipt, receiptTexts } from '@bank/transactions';
import type { AsyncState } from '@bank/data-access';
import type { Transaction, UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { buttonClass, ErrorState, Icon, PageHeading, Skeleton, Stack } from '@bank/ui';
import { ArrowLeftIcon } from '@bank/ui/icons';
import type { ComponentProps } from 'react';
import { useCryptoAddress } from '../../api/crypto-address';
import { messages } from '../../messages';
import { LazyLabelSection } from '../labels/lazy-label-section';

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
        {receiptTexts.title}
      </PageHeading>
      <div data-shared-element="detail">
        <Content profile={profile} transaction={transaction} />
      </div>
      {/* Only once the receipt is there, which it follows. */}
      {profile.status === 'ready' && transaction.status === 'ready' && transaction.value?.date && (
        <LazyLabelSection key={transaction.value.id} entry={transaction.value} />
      )}
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
  // Without a profile there is neither a name nor a currency to show.
  const account = profile.value ?? { username: '', country: '' };
  const entry = transaction.value;
  return entry.method === 'Cryptocurrency' ? (
    <CryptoReceipt entry={entry} account={account} />
  ) : (
    <Receipt entry={entry} account={account} />
  );
}

/** Without an address, for example offline, the rest of the receipt is still shown. */
function CryptoReceipt({ entry, account }: ComponentProps<typeof Receipt>) {
  const address = useCryptoAddress(entry.id);
  if (address.status === 'loading') return <Skeleton height="28rem" />;
  const cryptoAddress = address.status === 'ready' ? address.value : null;
  return (
    <Receipt
      entry={{ ...entry, ...(cryptoAddress !== null && { cryptoAddress }) }}
      account={account}
    />
  );
}
