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

type Page = { after: Cursor | null; count: number };

/**
 * Queries at most `count` of a user's entries after a cursor, filtered and sorted by Firestore. It always
 * sorts by date, amount and id, so that cursors are unique. It does not filter by `completed`, since that
 * status may be missing in the document.
 */
export function transactionQuery(
  db: Firestore,
  uid: string,
  filter: TransactionFilter,
  { after, count }: Page,
): Query {
  const { type, status, from, until, least, most, sort } = filter;
  const isByDate = sort === 'newest' || sort === 'oldest';
  // The test of the indexes reads this object: each of these orders needs its indexes.
  const orders = {
    newest: [orderBy('date', 'desc'), orderBy('amount', 'desc'), orderBy(documentId(), 'desc')],
    oldest: [orderBy('date', 'asc'), orderBy('amount', 'asc'), orderBy(documentId(), 'asc')],
    largest: [orderBy('amount', 'desc'), orderBy('date', 'desc'), orderBy(documentId(), 'desc')],
    smallest: [orderBy('amount', 'asc'), orderBy('date', 'asc'), orderBy(documentId(), 'asc')],
  };
  return query(
    collection(db, 'transactions'),
    where('userId', '==', uid),
    ...(type === null ? [] : [where('type', '==', type)]),
    ...(status === null || status === 'completed' ? [] : [where('status', '==', status)]),
    ...(from === null ? [] : [where('date', '>=', Timestamp.fromDate(from))]),
    ...(until === null ? [] : [where('date', '<', Timestamp.fromDate(until))]),
    ...(least === null ? [] : [where('amount', '>=', toMajorUnits(least))]),
    ...(most === null ? [] : [where('amount', '<=', toMajorUnits(most))]),
    ...orders[sort],
    ...(after && isByDate ? [startAfter(after.date, after.amount, after.id)] : []),
    ...(after && !isByDate ? [startAfter(after.amount, after.date, after.id)] : []),
    limit(count),
  );
}
