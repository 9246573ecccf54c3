import type { Environment } from '@bank/contracts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The session limits, in milliseconds. */
export type SessionLimits = {
  /** Idle timeout: without user activity in any tab. */
  idle: number;
  /** Absolute limit, regardless of activity. */
  absolute: number;
  /** How long before expiry the warning appears. */
  warning: number;
};

/** Used unless the page's environment overrides them. */
const DEFAULTS = { idleMinutes: 10, absoluteMinutes: 8 * 60 };
const WARNING = 60 * SECOND;

/** Returns this deployment's limits: the `session` block of its environment, or the defaults. */
export function limitsOf({ session }: Pick<Environment, 'session'>): SessionLimits {
  const idleMinutes = session?.idleMinutes ?? DEFAULTS.idleMinutes;
  const absoluteMinutes = session?.absoluteMinutes ?? DEFAULTS.absoluteMinutes;
  return { idle: idleMinutes * MINUTE, absolute: absoluteMinutes * MINUTE, warning: WARNING };
}
