import type { UserProfile } from '@bank/domain';
import type { Firestore, Query, QueryDocumentSnapshot } from '@bank/firebase/firestore';
import { codesByNumber, usersSortedBy, pendingRequests, type PageCursor } from './user-queries';
import type { UserFilter } from './user-filter';

/** One query of a plan, for lists that a single query can't return. */
export type QueryStep = {
  query(cursor: PageCursor): Query;
  /** The user of a document, if it is not the user's own. */
  uidOf?(document: QueryDocumentSnapshot): string;
  /** Filters what the query could not. */
  matches(user: UserProfile, document: QueryDocumentSnapshot): boolean;
};

/** The queries that together return the filtered users, without duplicates. */
export function queryPlan(db: Firestore, filter: UserFilter): QueryStep[] {
  const { level, isEnabled, pending, sort } = filter;
  // `false` would miss the accounts that don't have the field.
  const queryFilter = { level, enabled: isEnabled === true ? true : null };
  const matchesFilter = (user: UserProfile) =>
    (level === null || user.accountLevel === level) &&
    (isEnabled === null || user.transactionsEnabled === isEnabled);

  if (pending !== null) {
    return [
      {
        query: (cursor) => pendingRequests(db, pending, cursor),
        uidOf: (request) => (pending === 'disputes' ? String(request.get('uid')) : request.id),
        matches: matchesFilter,
      },
    ];
  }
  if (sort.field === 'vatCode') {
    return [
      {
        query: (cursor) => codesByNumber(db, sort.direction, cursor),
        uidOf: (code) => code.id,
        matches: matchesFilter,
      },
    ];
  }
  if (sort.field !== 'transactionEnabled') {
    return [
      { query: (cursor) => usersSortedBy(db, sort, queryFilter, cursor), matches: matchesFilter },
    ];
  }
  const [enabled, disabled, untouched] = byTransactions(db, level);
  const plan = [
    ...(isEnabled === false ? [] : [enabled]),
    ...(isEnabled === true ? [] : [disabled, untouched]),
  ];
  return sort.direction === 'asc' ? plan.reverse() : plan;
}

/** Each by name: enabled accounts; accounts that an administrator has disabled; accounts without the field. */
function byTransactions(db: Firestore, level: number | null): [QueryStep, QueryStep, QueryStep] {
  const list = (enabled: boolean | null) => (cursor: PageCursor) =>
    usersSortedBy(db, { field: 'username', direction: 'asc' }, { level, enabled }, cursor);
  const isUntouched = (document: QueryDocumentSnapshot) =>
    document.get('transactionEnabled') === undefined;
  return [
    { query: list(true), matches: () => true },
    { query: list(false), matches: () => true },
    // A query can't match a missing field: this one reads all users.
    { query: list(null), matches: (_user, document) => isUntouched(document) },
  ];
}
