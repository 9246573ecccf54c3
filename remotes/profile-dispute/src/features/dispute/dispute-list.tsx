import { Link } from '@bank/router';
import {
  Amount,
  buttonClass,
  DataTable,
  EmptyState,
  RequestBadge,
  type DataColumn,
} from '@bank/ui';
import type { FiledDispute } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';

type Props = { disputes: readonly FiledDispute[]; currency: string };

export function DisputeList({ disputes, currency }: Props) {
  const columns: DataColumn<FiledDispute>[] = [
    {
      key: 'reference',
      header: messages.reference,
      rowHeader: true,
      cell: ({ reference }) => <Link to={`/dispute/${reference}`}>{reference}</Link>,
    },
    {
      key: 'submitted',
      header: messages.submittedOn,
      cell: ({ submittedAt }) => (submittedAt ? messages.onDate(submittedAt) : messages.justNow),
    },
    { key: 'account', header: messages.accountNumber, cell: ({ accountNumber }) => accountNumber },
    {
      key: 'amount',
      header: messages.amount,
      align: 'end',
      cell: ({ amount }) => <Amount cents={amount} currency={currency} />,
    },
    {
      key: 'status',
      header: messages.status,
      cell: ({ status }) => <RequestBadge status={status} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={disputes}
      rowKey={({ reference }) => reference}
      caption={messages.listTitle}
      captionHidden
      empty={
        <EmptyState
          title={messages.none}
          action={
            <Link to="/dashboard/transactions" className={buttonClass('secondary')}>
              {messages.findPayment}
            </Link>
          }
        >
          {messages.noneHelp}
        </EmptyState>
      }
    />
  );
}
