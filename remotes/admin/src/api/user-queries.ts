import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import type { RequestKind } from './request-kind';
import { pendingOldestFirst } from './request-queue';
import type { Sort, SortField } from './user-filter';

export type PageCursor = { after: QueryDocumentSnapshot | null; count: number };
/** Neither `true` nor `false` matches a new account: it has no such field. `null` does not filter. */
export type QueryFilter = { level: number | null; enabled: boolean | null };

/** A level may be stored as text (specification, section 3). */
const levels = (level: number) => [level, String(level)];

/** Users sorted by one of their own fields. A query for one level needs no order. */
export function usersSortedBy(
  db: Firestore,
  { field, direction }: Sort,
  { level, enabled }: QueryFilter,
  { after, count }: PageCursor,
): Query {
  // The test of the indexes reads this object: each of these orders needs its indexes.
  const orders: Partial<Record<SortField, ReturnType<typeof orderBy>>> = {
    username: orderBy('username', direction),
    accountBalance: orderBy('accountBalance', direction),
    loanBalance: orderBy('loanBalance', direction),
  };
  if (field === 'accountLevel' && level === null) {
    return query(
      collection(db, 'users'),
      ...(enabled === null ? [] : [where('transactionEnabled', '==', enabled)]),
      orderBy('accountLevel', direction),
      ...(after ? [startAfter(after)] : []),
      limit(count),
    );
  }
  return query(
    collection(db, 'users'),
    ...(level === null ? [] : [where('accountLevel', 'in', levels(level))]),
    ...(enabled === null ? [] : [where('transactionEnabled', '==', enabled)]),
    orders[field] ?? orderBy('username'),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
}

/** Issued codes, by number. */
export function codesByNumber(
  db: Firestore,
  direction: Sort['direction'],
  { after, count }: PageCursor,
): Query {
  return query(
    collection(db, 'vatCodes'),
    orderBy('vatCode', direction),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
}

/** Pending requests, oldest first; disputes by user, since a user may have several. */
export function pendingRequests(db: Firestore, kind: RequestKind, cursor: PageCursor): Query {
  if (kind !== 'disputes') return pendingOldestFirst(db, kind, cursor);
  return query(
    collection(db, 'disputes'),
    where('status', '==', 'pending'),
    orderBy('uid'),
    ...(cursor.after ? [startAfter(cursor.after)] : []),
    limit(cursor.count),
  );
}
