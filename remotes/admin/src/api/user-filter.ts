import type { RequestKind } from './request-kind';

/** The sortable columns (specification, section 2). */
export const SORT_FIELDS = [
  'username',
  'accountBalance',
  'loanBalance',
  'vatCode',
  'accountLevel',
  'transactionEnabled',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export type Sort = { field: SortField; direction: 'asc' | 'desc' };

/** The filter and order of the user list. A field that is `null` does not filter. */
export type UserFilter = {
  level: number | null;
  isEnabled: boolean | null;
  /** Users with a pending request of this kind, sorted like the requests. */
  pending: RequestKind | null;
  sort: Sort;
};

export const NO_FILTER: UserFilter = {
  level: null,
  isEnabled: null,
  pending: null,
  // Enabled customers first: only an administrator enables an account, so junk sign-ups can't displace them.
  sort: { field: 'transactionEnabled', direction: 'desc' },
};

/** Whether the list has all users, over all of its pages. */
export function listsAll({ level, isEnabled, pending, sort }: UserFilter): boolean {
  const hasFilter = level !== null || isEnabled !== null || pending !== null;
  return !hasFilter && sort.field !== 'vatCode';
}

/**
 * Whether one query is enough. A query can't match a missing field, and a new account has no
 * `transactionEnabled` (specification, section 3); codes and requests are in other collections.
 */
export function isSingleQuery({ isEnabled, pending, sort }: UserFilter): boolean {
  const isSortable =
    sort.field === 'transactionEnabled' ? isEnabled === true : sort.field !== 'vatCode';
  return isEnabled !== false && pending === null && isSortable;
}
