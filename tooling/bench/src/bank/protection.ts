import { createHash } from 'node:crypto';
import type { Document } from '@bank/backend/emulators';
import { checkProtection, isSameDay, toCents, type Payee } from '@bank/domain';
import {
  doc,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { ClientFailure } from './failure';
import { NO_RETRY } from './retry';

/** In cents: what the customers with a limit have set. */
export const LIMITS = { payment: 5000, daily: 10_000, newPayee: 2000 } as const;

type LimitName = keyof typeof LIMITS;

const BY_LAST_DIGIT: Readonly<Record<string, LimitName>> = {
  1: 'payment',
  2: 'daily',
  3: 'newPayee',
};

/** The limit that a customer has set; every tenth customer has each. */
export function limitOf(customer: string): LimitName | undefined {
  return BY_LAST_DIGIT[customer.at(-1) ?? ''];
}

/** Customers who lock payments during the run. */
export function locksPayments(customer: string): boolean {
  return customer.endsWith('7');
}

/** Customers whose page is older than the daily total, and does not count payments. */
export function isUncounted(customer: string): boolean {
  return customer.endsWith('9');
}

const OFF = { locked: false, daily: null, payment: null, newPayee: null };

export function initialProtection(customer: string): Document[] {
  const name = limitOf(customer);
  if (!name) return [];
  const map = { ...OFF, [name]: LIMITS[name] / 100 };
  const fields = { current: { map }, next: { map }, askedAt: new Date(0), lockedAt: null };
  return [{ path: `protections/${customer}`, fields }];
}

/** Locks payments, unless they are locked already. */
export async function lockPayments(db: Firestore, uid: string): Promise<void> {
  const protection = doc(db, 'protections', uid);
  await runTransaction(
    db,
    async (transaction) => {
      if ((await transaction.get(protection)).exists()) return;
      const locked = { ...OFF, locked: true };
      const now = serverTimestamp();
      transaction.set(protection, { current: locked, next: locked, askedAt: now, lockedAt: now });
    },
    NO_RETRY,
  );
}

/** What was paid today (UTC), in cents, from the day's total. */
export function spentToday(total: DocumentSnapshot): number {
  const at: unknown = total.get('at');
  const isToday = at instanceof Timestamp && isSameDay(at.toDate(), new Date());
  return isToday ? Number(total.get('total')) : 0;
}

/** As `payeeKey` of the transfer remote. */
export function payeeKey(payee: Payee): string {
  const identity =
    payee.method === 'Bank'
      ? payee.accountNumber
      : payee.method === 'Cryptocurrency'
        ? `${payee.cryptoType}:${payee.cryptoAddress}`
        : payee.email;
  return createHash('sha256').update(`${payee.method}:${identity}`).digest('hex');
}

/** Checks the customer's own lock and limits. Throws a ClientFailure if they stop the payment. */
export async function checkOwnProtection(db: Firestore, uid: string, cents: number): Promise<void> {
  const protection = await getDoc(doc(db, 'protections', uid));
  if (!protection.exists()) return;
  const limit = (name: string) => {
    const stored: unknown = protection.get(`current.${name}`);
    return typeof stored === 'number' ? toCents(stored) : null;
  };
  const total = await getDoc(doc(db, 'dailyTotals', uid));
  // In a run no payee is known for 24 hours.
  const facts = {
    amount: toCents(cents / 100),
    spentToday: toCents(spentToday(total) / 100),
    knownSince: null,
  };
  const settings = {
    isLocked: protection.get('current.locked') === true,
    daily: limit('daily'),
    payment: limit('payment'),
    newPayee: limit('newPayee'),
  };
  if (checkProtection(settings, facts, new Date())) throw new ClientFailure('protected');
}
