import { createHash } from 'node:crypto';
import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import type { Fields } from '../seed/emulators';
import type { Write } from './commit';
import { PAYEES, withdrawalOf } from './withdrawal';

type Settings = {
  locked: boolean;
  daily: number | null;
  payment: number | null;
  newPayee: number | null;
};

/** Settings that differ from "everything is off". */
export type Changed = Partial<Settings>;

const OFF: Settings = { locked: false, daily: null, payment: null, newPayee: null };

const HOUR_MS = 60 * 60 * 1000;

export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS);
}

/** The settings now and later; the later ones differ from the current ones. */
function bothOf(current: Changed, next: Changed): { current: Settings; next: Settings } {
  const now = { ...OFF, ...current };
  return { current: now, next: { ...now, ...next } };
}

/** Protection as its owner writes it, with a request for `next` if that differs. */
export function protectionOf(current: Changed, next: Changed = {}): DocumentData {
  return {
    ...bothOf(current, next),
    askedAt: serverTimestamp(),
    lockedAt: current.locked ? serverTimestamp() : null,
  };
}

/** Stored protection, written at that time. */
export function storedProtection(askedAt: Date, current: Changed, next: Changed = {}): Fields {
  const both = bothOf(current, next);
  return {
    current: { map: both.current },
    next: { map: both.next },
    askedAt,
    lockedAt: current.locked ? askedAt : null,
  };
}

/** The amount of a test's withdrawal, in cents. */
export const CENTS = 10_005;

/** The key of the payee of a test's withdrawal by bank. */
export const PAYEE_KEY = keyOf(`Bank:${String(PAYEES.Bank.paid['accountNumber'])}`);

export function keyOf(identity: string): string {
  return createHash('sha256').update(identity).digest('hex');
}

/** The write that counts a payment. */
export function countOf(uid: string, payment: string, total = CENTS): Write {
  const data = { total, at: serverTimestamp(), payment };
  return { how: 'set', path: `dailyTotals/${uid}`, data };
}

/** The write that announces a payee, or records it with a payment. */
export function knownPayeeOf(uid: string, key = PAYEE_KEY): Write {
  const data = { uid, since: serverTimestamp(), name: 'Ada Okafor' };
  return { how: 'set', path: `knownPayees/${uid}.${key}`, data };
}

/** A withdrawal that is counted. */
export function countedWithdrawalOf(uid: string, id: string, total?: number): Write[] {
  return [...withdrawalOf(uid, id), countOf(uid, id, total)];
}
