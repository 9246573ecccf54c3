import type { Cents, Transaction, TransactionType } from '@bank/domain';

/** The statuses that can be asked for; others are found by search. */
export const STATUSES = ['completed', 'pending', 'failed'] as const;
export const TYPES = ['withdrawal', 'send_money', 'send_loan'] as const;
export const SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;

type Sort = (typeof SORTS)[number];

/** Which entries, in which order. `null`: any. Bounds are included, but `until`, which is the first moment after. */
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
 * The part of a filter that the database can't answer, so that the entries themselves must be looked
 * at: it finds no piece of a text, and no field that is missing, which is what an entry has that is
 * shown as 'Completed' without saying so (section 2).
 */
export function needsClientFilter({ text, status }: TransactionFilter): boolean {
  return text !== '' || status === 'completed';
}

/** Without accents and case, which people leave out when they search. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether an entry is one of those asked for; `searchableTexts` says what of it people read. */
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
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const haystack = plain(searchableTexts(transaction).join('\n'));
  return words.every((word) => haystack.includes(word));
}
