import type { UserProfile } from '@bank/domain';
import type { Firestore, Query, QueryDocumentSnapshot } from '@bank/firebase/firestore';
import {
  codesByNumber,
  usersSortedBy,
  usersByNamePrefix,
  usersByEmailPrefix,
  pendingRequests,
  type PageCursor,
} from './user-queries';
import type { UserFilter } from './user-filter';

/** One query of a plan, for lists that a single query can't return. */
export type QueryStep = {
  query(cursor: PageCursor): Query;
  /** The user of a document, if it is not the user's own. */
  uidOf?(document: QueryDocumentSnapshot): string;
  /** Filters what the query could not. */
  matches(user: UserProfile): boolean;
};

/**
 * Firestore compares texts by code point, so a search ignoring case tries several spellings: as typed,
 * lower case, upper case, and title case.
 */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase();
  const title = small.replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
  return [...new Set([text, title, small, text.toUpperCase()])];
}

/** The queries that together return the filtered users, without duplicates. */
export function queryPlan(db: Firestore, filter: UserFilter): QueryStep[] {
  const { text, level, isEnabled, pending, sort } = filter;
  const queryFilter = { level, enabled: isEnabled === true };
  const matchesFilter = (user: UserProfile) =>
    (level === null || user.accountLevel === level) &&
    (isEnabled === null || user.transactionsEnabled === isEnabled);

  if (text !== '') {
    const spellings = spellingsOf(text);
    const isNamed = ({ username }: UserProfile) =>
      spellings.some((start) => username.startsWith(start));
    return [
      ...spellings.map((start) => ({
        query: (cursor: PageCursor) => usersByNamePrefix(db, start, queryFilter, cursor),
        matches: (user: UserProfile) => matchesFilter(user),
      })),
      {
        // Firebase Auth stores addresses in lower case.
        query: (cursor) => usersByEmailPrefix(db, text.toLowerCase(), queryFilter, cursor),
        matches: (user) => matchesFilter(user) && !isNamed(user),
      },
    ];
  }
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
  const byName = { field: 'username', direction: 'asc' } as const;
  if (sort.field !== 'transactionEnabled') {
    return [
      { query: (cursor) => usersSortedBy(db, sort, queryFilter, cursor), matches: matchesFilter },
    ];
  }
  const enabled: QueryStep = {
    query: (cursor) => usersSortedBy(db, byName, { level, enabled: true }, cursor),
    matches: matchesFilter,
  };
  const disabled: QueryStep = {
    query: (cursor) => usersSortedBy(db, byName, { level, enabled: false }, cursor),
    matches: (user) => matchesFilter(user) && !user.transactionsEnabled,
  };
  return sort.direction === 'asc' ? [disabled, enabled] : [enabled, disabled];
}
