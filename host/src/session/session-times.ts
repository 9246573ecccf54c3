import { newId } from '@bank/domain';
import type { SessionLimits } from './limits';

/** When a session began and when the person last did something, in milliseconds since 1970. */
export type SessionTimes = {
  /** Names this session and nobody: another sign-in, even of the same person, has another. */
  id: string;
  startedAt: number;
  activeAt: number;
};

export type ExpiryReason = 'idle' | 'limit';

/** How a session stands against its limits. */
export type Standing =
  | { phase: 'open'; warnsAt: number }
  | { phase: 'warning'; reason: ExpiryReason; endsAt: number; secondsLeft: number }
  | { phase: 'ended'; reason: ExpiryReason };

/** Clocks are corrected by seconds now and then; one that was set back further tells nothing. */
const CORRECTION = 60_000;

export function beginTimes(now: number): SessionTimes {
  return { id: newId(), startedAt: now, activeAt: now };
}

/** The whole rule: which limit comes first, and whether it is far, near or over. */
export function standingOf(times: SessionTimes, limits: SessionLimits, now: number): Standing {
  const idleEnd = times.activeAt + limits.idle;
  const limitEnd = times.startedAt + limits.absolute;
  const reason = idleEnd < limitEnd ? 'idle' : 'limit';
  const endsAt = Math.min(idleEnd, limitEnd);
  if (now >= endsAt || now < times.activeAt - CORRECTION) return { phase: 'ended', reason };
  if (now >= endsAt - limits.warning) {
    return { phase: 'warning', reason, endsAt, secondsLeft: Math.ceil((endsAt - now) / 1000) };
  }
  return { phase: 'open', warnsAt: endsAt - limits.warning };
}
