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
import { oldestFirst } from './request-queue';
import type { Sort } from './wanted-users';

export type Place = { after: QueryDocumentSnapshot | null; count: number };
/** `enabled` asks only for those who are; whoever is not may have no such field to ask for. */
export type Filter = { level: number | null; enabled: boolean };

/** A level may have been typed as text (section 3). */
const levels = (level: number) => [level, String(level)];

/** Users by a field of their own. A list by level has every level, or only one, and needs no order then. */
export function usersBy(
  db: Firestore,
  { field, direction }: Sort,
  { level, enabled }: Filter,
  { after, count }: Place,
): Query {
  const isUp = direction === 'asc';
  if (field === 'accountLevel' && level === null) {
    return query(
      collection(db, 'users'),
      ...(enabled ? [where('transactionEnabled', '==', true)] : []),
      ...(isUp ? [orderBy('accountLevel', 'asc')] : [orderBy('accountLevel', 'desc')]),
      ...(after ? [startAfter(after)] : []),
      limit(count),
    );
  }
  return query(
    collection(db, 'users'),
    ...(level === null ? [] : [where('accountLevel', 'in', levels(level))]),
    ...(enabled ? [where('transactionEnabled', '==', true)] : []),
    ...(field === 'accountBalance'
      ? isUp
        ? [orderBy('accountBalance', 'asc')]
        : [orderBy('accountBalance', 'desc')]
      : field === 'loanBalance'
        ? isUp
          ? [orderBy('loanBalance', 'asc')]
          : [orderBy('loanBalance', 'desc')]
        : isUp || field !== 'username'
          ? [orderBy('username', 'asc')]
          : [orderBy('username', 'desc')]),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
}

/** After every text that begins so: the last character that a text can hold. */
const END = '\uf8ff';

/** Users whose name begins exactly so. */
export function usersNamed(db: Firestore, start: string, filter: Filter, place: Place): Query {
  const { level, enabled } = filter;
  return query(
    collection(db, 'users'),
    ...(level === null ? [] : [where('accountLevel', 'in', levels(level))]),
    ...(enabled ? [where('transactionEnabled', '==', true)] : []),
    where('username', '>=', start),
    where('username', '<=', `${start}${END}`),
    orderBy('username', 'asc'),
    ...(place.after ? [startAfter(place.after)] : []),
    limit(place.count),
  );
}

/** Users whose address begins so. */
export function usersWithEmail(db: Firestore, start: string, filter: Filter, place: Place): Query {
  const { level, enabled } = filter;
  return query(
    collection(db, 'users'),
    ...(level === null ? [] : [where('accountLevel', 'in', levels(level))]),
    ...(enabled ? [where('transactionEnabled', '==', true)] : []),
    where('email', '>=', start),
    where('email', '<=', `${start}${END}`),
    orderBy('email', 'asc'),
    ...(place.after ? [startAfter(place.after)] : []),
    limit(place.count),
  );
}

/** Issued codes, by number. */
export function codesInOrder(
  db: Firestore,
  direction: Sort['direction'],
  { after, count }: Place,
): Query {
  return query(
    collection(db, 'vatCodes'),
    ...(direction === 'asc' ? [orderBy('vatCode', 'asc')] : [orderBy('vatCode', 'desc')]),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
}

/** Requests that wait: the oldest first, but disputes by person, who may have several. */
export function waitingRequests(db: Firestore, kind: RequestKind, place: Place): Query {
  if (kind !== 'disputes') return oldestFirst(db, kind, place);
  return query(
    collection(db, 'disputes'),
    where('status', '==', 'pending'),
    orderBy('uid'),
    ...(place.after ? [startAfter(place.after)] : []),
    limit(place.count),
  );
}
