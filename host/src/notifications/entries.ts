import {
  LIMIT_NAMES,
  settingsAt,
  waitingSettings,
  waitsUntil,
  type Cents,
  type Protection,
  type ProtectionSettings,
  type Transaction,
} from '@bank/domain';
import type {
  DecidedRequest,
  DuePayment,
  NotificationSources,
  RequestKind,
} from './notification-sources';

/** What happened; `appliesAt` is when a requested change applies. */
export type Event =
  | {
      kind: 'decision';
      request: RequestKind;
      isApproved: boolean;
      amount: Cents | null;
      reference: string | null;
    }
  | { kind: 'credit'; isLoan: boolean; amount: Cents }
  | { kind: 'due'; name: string; amount: Cents }
  | { kind: 'locked' | 'unlocked' | 'limits-changed' | 'protection-changed' }
  | { kind: 'unlock-waits' | 'limits-wait'; appliesAt: Date };

/** One line of the list, with the path of the screen that shows it. */
export type Entry = { id: string; at: Date; path: string; event: Event };

/** The list shows the newest entries of the last days. */
export const MAX_ENTRIES = 6;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the newest entries, newest first, as known at the time `now`. */
export function entriesOf(
  { requests, credits, due, protection }: NotificationSources,
  now: Date,
): Entry[] {
  const decisions = requests.flatMap(decisionEntry);
  // A loan is paid out in the commit that approves it: one event, one entry.
  const approvals = new Set(
    decisions.flatMap(({ event, at }) => (isLoanApproval(event) ? [at.getTime()] : [])),
  );
  const received = credits.flatMap((credit) => {
    const isPayout = credit.type === 'send_loan' && approvals.has(credit.date?.getTime() ?? NaN);
    return isPayout ? [] : creditEntry(credit);
  });
  return [...decisions, ...received, ...due.map(dueEntry), ...protectionEntries(protection, now)]
    .filter(({ at }) => now.getTime() - at.getTime() < MAX_AGE_MS)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_ENTRIES);
}

/** Returns the number of entries after `seen`, a time in milliseconds. */
export function countUnread(entries: readonly Entry[], seen: number): number {
  return entries.filter(({ at }) => at.getTime() > seen).length;
}

function isLoanApproval(event: Event): boolean {
  return event.kind === 'decision' && event.request === 'loan' && event.isApproved;
}

function pathOf({ kind, reference }: DecidedRequest): string {
  if (kind === 'dispute') return `/dispute/${reference}`;
  return kind === 'kyc' ? '/Kyc/status' : '/loan/status';
}

function decisionEntry(request: DecidedRequest): Entry[] {
  const { kind, status, decidedAt: at, amount, reference } = request;
  if (!at || (status !== 'approved' && status !== 'rejected')) return [];
  const isApproved = status === 'approved';
  const event: Event = { kind: 'decision', request: kind, isApproved, amount, reference };
  return [{ id: `${kind}.${reference}.${at.getTime()}`, at, path: pathOf(request), event }];
}

function creditEntry({ id, type, date: at, amount }: Transaction): Entry[] {
  if (!at || type === 'withdrawal') return [];
  const event: Event = { kind: 'credit', isLoan: type === 'send_loan', amount };
  return [{ id, at, path: `/dashboard/transactions/${id}`, event }];
}

/** Its time is the midnight at which the due date began for the customer. */
function dueEntry({ id, name, amount, due }: DuePayment): Entry {
  const at = new Date(`${due}T00:00:00`);
  return { id: `${id}.${due}`, at, path: '/planned', event: { kind: 'due', name, amount } };
}

function hasSameLimits(a: ProtectionSettings, b: ProtectionSettings): boolean {
  return LIMIT_NAMES.every((name) => a[name] === b[name]);
}

/** Only the last change is known: its document is replaced by the next one. */
function protectionEntries(protection: Protection | null, now: Date): Entry[] {
  if (!protection) return [];
  const { current, next, askedAt, lockedAt } = protection;
  const entryOf = (at: Date, event: Event): Entry => {
    return { id: event.kind, at, path: '/Profile/security', event };
  };
  const isLocked = settingsAt(protection, now).isLocked;
  const locked = lockedAt && isLocked ? [entryOf(lockedAt, { kind: 'locked' })] : [];
  if (!askedAt) return locked;

  const unlocks = current.isLocked && !next.isLocked;
  const changesLimits = !hasSameLimits(current, next);
  const waiting = waitingSettings(protection, now);
  if (waiting) {
    const event = { appliesAt: waiting.at };
    return [
      ...locked,
      ...(unlocks ? [entryOf(askedAt, { kind: 'unlock-waits', ...event })] : []),
      ...(changesLimits ? [entryOf(askedAt, { kind: 'limits-wait', ...event })] : []),
    ];
  }
  const appliedAt = waitsUntil(askedAt);
  if (unlocks || changesLimits) {
    return [
      ...locked,
      ...(unlocks ? [entryOf(appliedAt, { kind: 'unlocked' })] : []),
      ...(changesLimits ? [entryOf(appliedAt, { kind: 'limits-changed' })] : []),
    ];
  }
  // Applied at once: a lock, a lower limit, or a cancelled change.
  const isLock = lockedAt?.getTime() === askedAt.getTime();
  return isLock ? locked : [...locked, entryOf(askedAt, { kind: 'protection-changed' })];
}
