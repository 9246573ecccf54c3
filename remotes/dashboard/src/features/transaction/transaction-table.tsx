import { subtractCents, toCents, type Transaction } from '@bank/domain';
import { Amount, Badge, DataTable, type DataColumn } from '@bank/ui';
import { messages } from '../../messages';
import { statusBadge } from './transaction-status';

type Props = { transactions: readonly Transaction[]; currency: string };

const texts = messages.transactions;
const NOTHING = toCents(0);
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function columnsFor(currency: string): DataColumn<Transaction>[] {
  return [
    {
      key: 'status',
      header: texts.columns.status,
      cell: ({ status }) => {
        const { tone, text } = statusBadge(status);
        return <Badge tone={tone}>{text}</Badge>;
      },
    },
    {
      key: 'date',
      header: texts.columns.date,
      cell: ({ date }) =>
        date ? <time dateTime={date.toISOString()}>{dates.format(date)}</time> : texts.now,
    },
    {
      key: 'amount',
      header: texts.columns.amount,
      align: 'end',
      cell: ({ type, amount }) => (
        <Amount
          // Stored amounts have no sign: the type says which way the money went.
          cents={type === 'withdrawal' ? subtractCents(NOTHING, amount) : amount}
          currency={currency}
          signed
        />
      ),
    },
    {
      key: 'type',
      header: texts.columns.type,
      rowHeader: true,
      cell: ({ type }) => texts.types[type],
    },
  ];
}

export function TransactionTable({ transactions, currency }: Props) {
  return (
    <DataTable
      caption={texts.title}
      captionHidden
      columns={columnsFor(currency)}
      rows={transactions}
      rowKey={({ id }) => id}
      empty={texts.none}
    />
  );
}
