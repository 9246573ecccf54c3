/** A stored document, with times as text. */
export type Fields = Readonly<Record<string, unknown>>;
export type Table = ReadonlyMap<string, Fields>;

export const TABLES = [
  'users',
  'transactions',
  'withdrawals',
  'auditLog',
  'creditProposals',
  'vatAttempts',
  'vatCodes',
] as const;

/** All that the bank holds at one moment. */
export type Books = Readonly<Record<(typeof TABLES)[number], Table>>;

/** What the bank holds of one account, at one moment. */
export type AccountBooks = {
  uid: string;
  user: Fields;
  transactions: Table;
  withdrawals: Table;
};

/** Something that must never be, with the evidence. */
export type Violation = {
  rule: string;
  /** The account, or the id of the operation. */
  where: string;
  expected: unknown;
  found: unknown;
};

/** In cents: above it one admin proposes a credit, and another releases it. */
export const CREDIT_LIMIT = 20_000;

export const CREDITS: readonly unknown[] = ['send_money', 'send_loan'];

/** Whole cents of a stored amount; not a number where it is none, or holds a part of a cent. */
export function centsOf(stored: unknown): number {
  if (typeof stored !== 'number') return Number.NaN;
  const cents = Math.round(stored * 100);
  return Number.isSafeInteger(cents) && cents / 100 === stored ? cents : Number.NaN;
}

/** The sum in cents of the amounts of the entries that count. */
export function sumOf(entries: Iterable<Fields>, counts: (entry: Fields) => boolean): number {
  let sum = 0;
  for (const entry of entries) if (counts(entry)) sum += centsOf(entry.amount);
  return sum;
}

export const isCredit = ({ type }: Fields) => CREDITS.includes(type);
export const isLoan = ({ type }: Fields) => type === 'send_loan';
export const isWithdrawal = ({ type }: Fields) => type === 'withdrawal';

/** The documents by whose they are, which the named field tells. */
export function byOwner(table: Table, field: string): Map<unknown, Map<string, Fields>> {
  const owners = new Map<unknown, Map<string, Fields>>();
  for (const [id, fields] of table) {
    const owned = owners.get(fields[field]) ?? new Map<string, Fields>();
    owners.set(fields[field], owned.set(id, fields));
  }
  return owners;
}
