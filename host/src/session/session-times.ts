import type { SessionLimits } from './limits';

/** Start of a session and its last user activity, in milliseconds since 1970. */
export type SessionTimes = {
  /** A random id, different for every sign-in. */
  id: string;
  startedAt: number;
  activeAt: number;
};

export type ExpiryReason = 'idle' | 'limit';

/** The status of a session relative to its limits. */
export type SessionStatus =
  | { phase: 'open'; warnsAt: number }
  | { phase: 'warning'; reason: ExpiryReason; endsAt: number; secondsLeft: number }
  | { phase: 'ended'; reason: ExpiryReason };

/** Clocks are sometimes corrected by seconds. If set back further, the session's age is unknown. */
const MAX_CLOCK_CORRECTION_MS = 60_000;

export function newSessionTimes(now: number): SessionTimes {
  return { id: crypto.randomUUID(), startedAt: now, activeAt: now };
}

/** Computes session expiry: which limit comes first, and whether it is far, near or over. */
export function sessionStatus(
  times: SessionTimes,
  limits: SessionLimits,
  now: number,
): SessionStatus {
  const idleEnd = times.activeAt + limits.idle;
  const limitEnd = times.startedAt + limits.absolute;
  const reason = idleEnd < limitEnd ? 'idle' : 'limit';
  const endsAt = Math.min(idleEnd, limitEnd);
  if (now >= endsAt || now < times.activeAt - MAX_CLOCK_CORRECTION_MS)
    return { phase: 'ended', reason };
  if (now >= endsAt - limits.warning) {
    return { phase: 'warning', reason, endsAt, secondsLeft: Math.ceil((endsAt - now) / 1000) };
  }
  return { phase: 'open', warnsAt: endsAt - limits.warning };
}
