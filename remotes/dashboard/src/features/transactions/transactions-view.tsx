import {
  FilterForm,
  messages as historyTexts,
  TransactionList,
  type Cursor,
  type FilterFields,
  type TransactionFilter,
  type TransactionPage,
} from '@bank/transactions';
import type { AsyncState } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { buttonClass, Card, Icon, PageHeading, Stack, useBalanceShown } from '@bank/ui';
import { ArrowLeftIcon } from '@bank/ui/icons';
import type { Labels } from '../../api/labels';
import { messages } from '../../messages';
import { ExportButtons } from '../export/export-buttons';
import { categoryName } from '../labels/label-texts';
import { receiptPath } from '../receipt/receipt-path';
import { NoTransactions } from '../transaction/no-transactions';
import type { ReactNode } from 'react';
import styles from './transactions.module.css';
import { useHeadingFocus } from './use-heading-focus';

type Props = {
  uid: string;
  profile: AsyncState<UserProfile | null>;
  page: AsyncState<TransactionPage>;
  /** Of the shown entries. The list works without them. */
  labels: AsyncState<Labels>;
  pageNumber: number | null;
  position: { fields: FilterFields; filter: TransactionFilter; after: Cursor | null };
  onApply: (fields: FilterFields) => void;
  /** Below the list. */
  children?: ReactNode;
};

const texts = messages.history;
const PATH = '/dashboard/transactions';

export function TransactionsView(props: Props) {
  const { uid, profile, page, labels, pageNumber, position, onApply, children } = props;
  const { fields, filter } = position;
  const heading = useHeadingFocus(JSON.stringify([fields, position.after]));
  const account = profile.status === 'ready' ? profile.value : null;
  const currency = account?.country ?? '';
  // The totals of all entries would reveal the hidden balance.
  const [showsTotals] = useBalanceShown();
  const categoryOf = (id: string) => {
    const label = labels.status === 'ready' ? labels.value.get(id) : undefined;
    return label && categoryName(label);
  };
  return (
    <Stack gap="l">
      <PageHeading
        lead={texts.lead}
        actions={
          <Link className={buttonClass('quiet')} to="/DashBoard">
            <Icon icon={ArrowLeftIcon} />
            {texts.back}
          </Link>
        }
      >
        {texts.title}
      </PageHeading>
      <Card>
        {/* Remount when the URL changes by Back or by a link. */}
        <FilterForm
          key={JSON.stringify(fields)}
          fields={fields}
          currency={currency}
          path={PATH}
          searchHint={texts.searchHint}
          onApply={onApply}
        />
      </Card>
      <Card
        title={
          <span ref={heading} tabIndex={-1} className={styles.heading}>
            {historyTexts.transactions.title}
          </span>
        }
        actions={account && <ExportButtons uid={uid} account={account} filter={filter} />}
      >
        <TransactionList
          page={profile.status === 'ready' ? page : profile}
          pageNumber={pageNumber}
          position={position}
          currency={currency}
          path={PATH}
          pathOf={receiptPath}
          categoryOf={categoryOf}
          showsTotals={showsTotals}
          empty={<NoTransactions />}
          failed={historyTexts.transactions.loadFailed}
        />
      </Card>
      {children}
    </Stack>
  );
}
