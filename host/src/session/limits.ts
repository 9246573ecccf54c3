import type { Environment } from '@bank/contracts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a session may last, in milliseconds. */
export type SessionLimits = {
  /** Without a touch of the page, in any tab. */
  idle: number;
  /** In all, whatever happens. */
  absolute: number;
  /** How long before either the person is warned. */
  warning: number;
};

/** What holds where the page's environment says nothing else: the one place to change it for all. */
const DEFAULTS = { idleMinutes: 10, absoluteMinutes: 8 * 60 };
const WARNING = 60 * SECOND;

/** The limits of this deployment: the defaults, or what its environment's `session` block says. */
export function limitsOf({ session }: Pick<Environment, 'session'>): SessionLimits {
  const idleMinutes = session?.idleMinutes ?? DEFAULTS.idleMinutes;
  const absoluteMinutes = session?.absoluteMinutes ?? DEFAULTS.absoluteMinutes;
  return { idle: idleMinutes * MINUTE, absolute: absoluteMinutes * MINUTE, warning: WARNING };
}
