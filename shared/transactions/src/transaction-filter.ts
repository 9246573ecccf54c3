import type { Cents, Transaction, TransactionType } from '@bank/domain';

/** The statuses offered as filters; others can be found by text search. */
export const STATUSES = ['completed', 'pending', 'failed'] as const;
export const TYPES = ['withdrawal', 'send_money', 'send_loan'] as const;
export const SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;

type Sort = (typeof SORTS)[number];

/** Filter and sort order; `null` means any. Bounds are inclusive, except `until`. */
export type TransactionFilter = {
  text: string;
  type: TransactionType | null;
  status: (typeof STATUSES)[number] | null;
  from: Date | null;
  until: Date | null;
  least: Cents | null;
  most: Cents | null;
  sort: Sort;
};

export const NO_FILTER: TransactionFilter = {
  text: '',
  type: null,
  status: null,
  from: null,
  until: null,
  least: null,
  most: null,
  sort: 'newest',
};

/**
 * Whether entries must be filtered on the client: Firestore can't search for substrings or for missing
 * fields, and an entry without a status counts as 'Completed' (specification, section 2).
 */
export function needsClientFilter({ text, status }: TransactionFilter): boolean {
  return text !== '' || status === 'completed';
}

/** Removes accents and case for searching. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether an entry matches the filter; the text search covers `searchableTexts`. */
export function matches(
  transaction: Transaction,
  filter: TransactionFilter,
  searchableTexts: (transaction: Transaction) => readonly string[],
): boolean {
  const { type, status, from, until, least, most } = filter;
  const { date, amount } = transaction;
  if (type !== null && transaction.type !== type) return false;
  if (status !== null && (transaction.status ?? 'completed') !== status) return false;
  if (from !== null && date !== null && date < from) return false;
  if (until !== null && date !== null && date >= until) return false;
  if (least !== null && amount < least) return false;
  if (most !== null && amount > most) return false;
  const words = foldText(filter.text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = foldText(searchableTexts(transaction).join('\n'));
  return words.every((word) => text.includes(word));
}
