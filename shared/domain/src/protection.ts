import type { BankErrorCode } from './bank-error';
import type { Cents } from './money';

/** How long a change that loosens the protection waits; the security rules enforce it. */
const PROTECTION_WAIT_MS = 24 * 60 * 60 * 1000;

/** A customer's own limits; `null` means that there is none. */
type Limits = {
  /** The most that can be paid on one day (UTC). */
  daily: Cents | null;
  /** The most that one payment can move. */
  payment: Cents | null;
  /** Above this amount, the first payment to a new payee waits 24 hours. */
  newPayee: Cents | null;
};

export type ProtectionSettings = Limits & {
  /** No payment leaves the account. */
  isLocked: boolean;
};

export type LimitName = keyof Limits;

export const LIMIT_NAMES: readonly LimitName[] = ['daily', 'payment', 'newPayee'];

/** A customer's lock and limits, read from `protections/{uid}`. */
export type Protection = {
  current: ProtectionSettings;
  /** Apply 24 hours after `askedAt`; equal to `current` if no change was requested. */
  next: ProtectionSettings;
  /** The server's time of the last request; `null` until it is known. */
  askedAt: Date | null;
  /** When payments were locked; `null` if they are not. */
  lockedAt: Date | null;
};

/** Without the document, everything is off. */
export const NO_PROTECTION: ProtectionSettings = {
  isLocked: false,
  daily: null,
  payment: null,
  newPayee: null,
};

/** Returns when a change requested at `time` applies. */
export function waitsUntil(time: Date): Date {
  return new Date(time.getTime() + PROTECTION_WAIT_MS);
}

/** Whether 24 hours have passed since `time`, as the security rules compare. */
function isOver(time: Date | null, now: Date): boolean {
  return time !== null && waitsUntil(time) <= now;
}

/** The settings that apply at a time. */
export function settingsAt(protection: Protection | null, now: Date): ProtectionSettings {
  if (!protection) return NO_PROTECTION;
  return isOver(protection.askedAt, now) ? protection.next : protection.current;
}

/** The requested settings that still wait, and when they apply; `null` if nothing waits. */
export function waitingSettings(
  protection: Protection | null,
  now: Date,
): { settings: ProtectionSettings; at: Date } | null {
  if (!protection || isSame(protection.current, protection.next)) return null;
  if (isOver(protection.askedAt, now)) return null;
  return { settings: protection.next, at: waitsUntil(protection.askedAt ?? now) };
}

function isSame(a: ProtectionSettings, b: ProtectionSettings): boolean {
  return isAsTight(a, b) && isAsTight(b, a);
}

function isLimitAsTight(a: Cents | null, b: Cents | null): boolean {
  return b === null || (a !== null && a <= b);
}

/** Whether every setting of `a` is at least as tight as that of `b`. */
export function isAsTight(a: ProtectionSettings, b: ProtectionSettings): boolean {
  return (
    (a.isLocked || !b.isLocked) && LIMIT_NAMES.every((name) => isLimitAsTight(a[name], b[name]))
  );
}

/** Settings to write. `keepsRequest`: an earlier request keeps waiting, so its time stays. */
export type ProtectionChange = Pick<Protection, 'current' | 'next'> & { keepsRequest: boolean };

/**
 * Applies wanted settings: tighter ones at once, looser ones after 24 hours, which start again for every
 * change that waits. Wanting what applies now cancels a change of that setting.
 */
export function changeProtection(
  protection: Protection | null,
  wanted: Partial<ProtectionSettings>,
  now: Date,
): ProtectionChange {
  const before = settingsAt(protection, now);
  const waiting = waitingSettings(protection, now)?.settings ?? before;
  const next = { ...waiting, ...wanted };
  const target = { ...before, ...wanted };
  if (isAsTight(target, before)) {
    return { current: target, next, keepsRequest: !isSame(target, next) };
  }
  return { current: tighterOf(before, target), next, keepsRequest: false };
}

function tighterOf(a: ProtectionSettings, b: ProtectionSettings): ProtectionSettings {
  const tighter = (name: LimitName) => (isLimitAsTight(a[name], b[name]) ? a[name] : b[name]);
  return {
    isLocked: a.isLocked || b.isLocked,
    daily: tighter('daily'),
    payment: tighter('payment'),
    newPayee: tighter('newPayee'),
  };
}

/** Why a customer's own protection stops a payment. */
export type ProtectionProblem = Extract<
  BankErrorCode,
  'payments-locked' | 'above-payment-limit' | 'above-daily-limit' | 'new-payee'
>;

/** What a payment is compared with. */
export type PaymentDetails = {
  amount: Cents;
  /** Paid today (UTC) before this payment. */
  spentToday: Cents;
  /** When the payee was first paid or announced; `null` if never. */
  knownSince: Date | null;
};

/** The first reason that stops a payment, or `null`; the security rules check the same. */
export function checkProtection(
  settings: ProtectionSettings,
  { amount, spentToday, knownSince }: PaymentDetails,
  now: Date,
): ProtectionProblem | null {
  if (settings.isLocked) return 'payments-locked';
  if (settings.payment !== null && amount > settings.payment) return 'above-payment-limit';
  if (settings.daily !== null && spentToday + amount > settings.daily) return 'above-daily-limit';
  const waits = settings.newPayee !== null && amount > settings.newPayee;
  return waits && !isOver(knownSince, now) ? 'new-payee' : null;
}

/** Whether two times are on the same day in UTC, by which the daily limit counts. */
export function isSameDay(a: Date, b: Date): boolean {
  return a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10);
}
