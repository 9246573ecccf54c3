import { dateFormat } from '@bank/i18n';
import { database } from '@bank/firebase/firestore';
import { Link } from '@bank/router';
import { messages as texts, payeeOf, signedAmount, statusBadge } from '@bank/transactions';
import { Amount, Badge, ErrorState, Skeleton, type DataColumn } from '@bank/ui';
import type { Transaction } from '@bank/domain';
import { useCallback } from 'react';
import {
  subscribeBankTransactions,
  type BankTransactionFilter,
  type BankTransactionPage,
  type TransactionCursor,
} from '../../api/bank-transactions';
import { Pages } from '../paging/pages';
import { useCursorPages } from '../paging/use-cursor-pages';
import { useUsersById } from '../users/use-users-by-id';
import { DenseTable } from '../table/dense-table';
import { messages } from './messages';

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** One page of the transactions. `filter` must be a stable reference. */
export function BankTransactionList({ filter }: { filter: BankTransactionFilter }) {
  const { page, ...paging } = useCursorPages<BankTransactionPage, TransactionCursor>(
    useCallback(
      (after, ...listeners) => subscribeBankTransactions(database(), filter, after, ...listeners),
      [filter],
    ),
  );
  const transactions = page.status === 'ready' ? page.value.transactions : [];
  const users = useUsersById(transactions.map(({ userId }) => userId));
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={8} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { next } = page.value;
  const personOf = ({ userId }: Transaction) => users.get(userId);
  const { columns: headers } = messages;
  const columns: readonly DataColumn<Transaction>[] = [
    {
      key: 'person',
      header: headers.person,
      rowHeader: true,
      cell: (transaction) => (
        <Link to={`/admin/users/${transaction.userId}`}>
          <bdi>{personOf(transaction)?.username ?? transaction.userId}</bdi>
        </Link>
      ),
    },
    { key: 'date', header: headers.date, cell: ({ date }) => (date ? when.format(date) : '–') },
    { key: 'type', header: headers.type, cell: ({ type }) => texts.transactions.types[type] },
    {
      key: 'payee',
      header: headers.payee,
      cell: (transaction) => <bdi>{payeeOf(transaction) || '–'}</bdi>,
    },
    {
      key: 'status',
      header: headers.status,
      cell: ({ status }) => {
        const { tone, text } = statusBadge(status);
        return <Badge tone={tone}>{text}</Badge>;
      },
    },
    {
      key: 'amount',
      header: headers.amount,
      align: 'end',
      cell: (transaction) => (
        <Amount
          cents={signedAmount(transaction)}
          currency={personOf(transaction)?.country ?? ''}
          signed
        />
      ),
    },
  ];
  return (
    <>
      <DenseTable
        columns={columns}
        rows={transactions}
        rowKey={({ id }) => id}
        caption={messages.table}
        captionHidden
        empty={messages.empty}
      />
      <Pages
        label={messages.pages}
        number={paging.number}
        onPrevious={paging.previous}
        onNext={next && (() => paging.next(next))}
      />
    </>
  );
}
