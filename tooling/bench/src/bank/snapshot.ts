/** The fields of a stored document, with timestamps as text. */
export type Fields = Readonly<Record<string, unknown>>;
export type Documents = ReadonlyMap<string, Fields>;

export const COLLECTIONS = [
  'users',
  'transactions',
  'withdrawals',
  'auditLog',
  'creditProposals',
  'vatAttempts',
  'vatCodes',
  'vatGuesses',
  'protections',
  'dailyTotals',
  'pots',
  'potMoves',
  'plannedPayments',
] as const;

/** A consistent snapshot of all documents. */
export type Snapshot = Readonly<Record<(typeof COLLECTIONS)[number], Documents>>;

/** A consistent snapshot of one account. */
export type AccountSnapshot = {
  uid: string;
  user: Fields;
  transactions: Documents;
  withdrawals: Documents;
  pots: Documents;
  potMoves: Documents;
};

/** A violated invariant, with the evidence. */
export type Violation = {
  rule: string;
  /** The account, or the id of the operation. */
  where: string;
  expected: unknown;
  found: unknown;
};

/** In cents. A credit above it needs two admins. */
export const CREDIT_LIMIT = 20_000;

export const CREDITS: readonly unknown[] = ['send_money', 'send_loan'];

/** Returns a stored amount in cents; NaN if it is not a number of whole cents. */
export function centsOf(stored: unknown): number {
  if (typeof stored !== 'number') return Number.NaN;
  const cents = Math.round(stored * 100);
  return Number.isSafeInteger(cents) && cents / 100 === stored ? cents : Number.NaN;
}

/** Returns the sum in cents of the amounts of the matching entries. */
export function sumOf(entries: Iterable<Fields>, counts: (entry: Fields) => boolean): number {
  let sum = 0;
  for (const entry of entries) if (counts(entry)) sum += centsOf(entry.amount);
  return sum;
}

/** Returns what the pots hold together, in cents. */
export function savedIn(pots: Documents): number {
  return [...pots.values()].reduce((sum, { balance }) => sum + centsOf(balance), 0);
}

export const isCredit = ({ type }: Fields) => CREDITS.includes(type);
export const isLoan = ({ type }: Fields) => type === 'send_loan';
export const isWithdrawal = ({ type }: Fields) => type === 'withdrawal';

/** Groups documents by owner, whose id is in the named field. */
export function byOwner(table: Documents, field: string): Map<unknown, Map<string, Fields>> {
  const owners = new Map<unknown, Map<string, Fields>>();
  for (const [id, fields] of table) {
    const owned = owners.get(fields[field]) ?? new Map<string, Fields>();
    owners.set(fields[field], owned.set(id, fields));
  }
  return owners;
}
