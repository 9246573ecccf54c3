import { toMajorUnits } from '@bank/domain';
import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from '@bank/firebase/firestore';
import type { Cursor } from './cursor';
import type { TransactionFilter } from './transaction-filter';

type Place = { after: Cursor | null; count: number };

/**
 * At most `count` of a person's entries after a place, filtered and in order by the database itself:
 * it reads no more entries than it gives. Always by date and amount, and then by id, so that no two
 * entries share a place. Of the statuses it asks only for those that are always written out.
 */
export function transactionQuery(
  db: Firestore,
  uid: string,
  filter: TransactionFilter,
  { after, count }: Place,
): Query {
  const { type, status, from, until, least, most, sort } = filter;
  const isByDate = sort === 'newest' || sort === 'oldest';
  return query(
    collection(db, 'transactions'),
    where('userId', '==', uid),
    ...(type === null ? [] : [where('type', '==', type)]),
    ...(status === null || status === 'completed' ? [] : [where('status', '==', status)]),
    ...(from === null ? [] : [where('date', '>=', Timestamp.fromDate(from))]),
    ...(until === null ? [] : [where('date', '<', Timestamp.fromDate(until))]),
    ...(least === null ? [] : [where('amount', '>=', toMajorUnits(least))]),
    ...(most === null ? [] : [where('amount', '<=', toMajorUnits(most))]),
    ...(sort === 'newest'
      ? [orderBy('date', 'desc'), orderBy('amount', 'desc'), orderBy(documentId(), 'desc')]
      : sort === 'oldest'
        ? [orderBy('date', 'asc'), orderBy('amount', 'asc'), orderBy(documentId(), 'asc')]
        : sort === 'largest'
          ? [orderBy('amount', 'desc'), orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
          : [orderBy('amount', 'asc'), orderBy('date', 'asc'), orderBy(documentId(), 'asc')]),
    ...(after === null
      ? []
      : isByDate
        ? [startAfter(after.date, after.amount, after.id)]
        : [startAfter(after.amount, after.date, after.id)]),
    limit(count),
  );
}
