import { useNavigate } from '@bank/router';
import {
  FilterForm,
  messages as historyTexts,
  searchableTexts,
  TransactionList,
  usePage,
  useListParams,
  formatFilterParams,
} from '@bank/transactions';
import { Card } from '@bank/ui';
import { messages } from './messages';

type Props = { uid: string; currency: string };

/** The whole history, with the same filters as the customer's own page. */
export function HistoryCard({ uid, currency }: Props) {
  const { position, pageNumber } = useListParams();
  const page = usePage(uid, position.filter, position.after, searchableTexts);
  const navigate = useNavigate();
  const path = `/admin/users/${uid}`;
  return (
    <Card title={historyTexts.transactions.title}>
      {/* Remount when the URL changes by Back or by a link. */}
      <FilterForm
        key={JSON.stringify(position.fields)}
        fields={position.fields}
        currency={currency}
        path={path}
        onApply={(fields) => void navigate(`${path}${formatFilterParams(fields)}`)}
      />
      <TransactionList
        page={page}
        pageNumber={pageNumber}
        position={position}
        currency={currency}
        path={path}
        failed={messages.historyFailed}
      />
    </Card>
  );
}
