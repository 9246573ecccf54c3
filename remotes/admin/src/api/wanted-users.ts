import type { RequestKind } from './request-kind';

/** What the list can be sorted by: each column of section 2 that tells of a person. */
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

/** Which users, in which order. `null`: any. */
export type WantedUsers = {
  /** How a name or an e-mail address begins; those found stand in the order of what was found. */
  text: string;
  level: number | null;
  isEnabled: boolean | null;
  /** Those of whom such a request waits, in the order of the requests. */
  pending: RequestKind | null;
  sort: Sort;
};

export const EVERYBODY: WantedUsers = {
  text: '',
  level: null,
  isEnabled: null,
  pending: null,
  sort: { field: 'username', direction: 'asc' },
};

/**
 * Whether the database answers it with one query. It finds no user by a field that is missing, and a
 * new account has no `transactionEnabled` (section 3); codes and requests stand in other collections.
 */
export function isPlain({ text, isEnabled, pending, sort }: WantedUsers): boolean {
  const isOwnField = sort.field !== 'vatCode' && sort.field !== 'transactionEnabled';
  return text === '' && isEnabled !== false && pending === null && isOwnField;
}
