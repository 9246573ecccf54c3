import { readQuery } from '@bank/data-access';
import { addCents, toCents, type Cents, type Transaction } from '@bank/domain';
import type { Firestore } from '@bank/firebase/firestore';
import {
  counterpartyOf,
  effectOf,
  NO_FILTER,
  readEntry,
  transactionQuery,
} from '@bank/transactions';
import type { Months } from './category-totals';

/** What was paid to a payee in two months, as negative amounts. */
type PayeeTotal = { key: string; name: string; current: Cents; previous: Cents };

/** `isComplete`: whether all payments of both months were read. */
export type PayeeTotals = { totals: PayeeTotal[]; isComplete: boolean };

/** The most payments of a month that are read, and the most payees that are returned. */
const PAYEE_LIMITS = { payments: 100, payees: 10 } as const;

/** The same for payments to one account under different names; a wallet's address is not in the log. */
function keyOf({ method, accountNumber, email, cryptoType, id }: Transaction): string {
  const account = accountNumber?.replace(/\s/g, '').toUpperCase() ?? email?.toLowerCase();
  return [method, account ?? cryptoType ?? id].join(':');
}

/** The first moment of a month, and of the next one. */
function periodOf(month: string): { from: Date; until: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, until: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}

async function readPayments(db: Firestore, uid: string, month: string) {
  const filter = { ...NO_FILTER, type: 'withdrawal' as const, ...periodOf(month) };
  const page = { after: null, count: PAYEE_LIMITS.payments + 1 };
  const documents = await readQuery(transactionQuery(db, uid, filter, page));
  return {
    payments: documents.slice(0, PAYEE_LIMITS.payments).map(readEntry),
    isComplete: documents.length < page.count,
  };
}

/** The highest spending of this month first. Payments are given newest first: the latest name counts. */
function addUp(current: readonly Transaction[], previous: readonly Transaction[]): PayeeTotal[] {
  const none = toCents(0);
  const totals = new Map<string, PayeeTotal>();
  const add = (payment: Transaction, month: 'current' | 'previous') => {
    const key = keyOf(payment);
    const name = counterpartyOf(payment);
    const total = totals.get(key) ?? { key, name, current: none, previous: none };
    totals.set(key, { ...total, [month]: addCents(total[month], effectOf(payment)) });
  };
  for (const payment of current) add(payment, 'current');
  for (const payment of previous) add(payment, 'previous');
  return [...totals.values()]
    .filter((total) => total.current !== 0 || total.previous !== 0)
    .sort((a, b) => a.current - b.current || a.previous - b.previous)
    .slice(0, PAYEE_LIMITS.payees);
}

/**
 * Adds up the customer's payments of two months by payee. Reads the latest 100 payments of each month, because a
 * database can't add up by a payee that it is not asked for. Throws `BankError`.
 */
export async function readPayeeTotals(
  db: Firestore,
  uid: string,
  months: Months,
): Promise<PayeeTotals> {
  const [current, previous] = await Promise.all([
    readPayments(db, uid, months.current),
    readPayments(db, uid, months.previous),
  ]);
  return {
    totals: addUp(current.payments, previous.payments),
    isComplete: current.isComplete && previous.isComplete,
  };
}
