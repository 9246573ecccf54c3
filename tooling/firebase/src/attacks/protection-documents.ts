import type { Shape } from './documents';
import type { CommonValues } from './operation';
import type { Data, Value } from './rest-encoding';
import { not, now, optionalText, uidOf, type ValueGenerator } from './value-generators';

/** A time at which no requested change has been made yet, whenever the suite runs. */
export const LATER = new Date('2100-01-01');

const OFF: Data = { locked: false, daily: null, payment: null, newPayee: null };

/** The settings of a protection. */
export function settings(changes: Data = {}): { map: Data } {
  return { map: { ...OFF, ...changes } };
}

const LIMITS: Data = { daily: 500, payment: 100, newPayee: 50 };

/** Settings with all limits. */
export function limits(changes: Data = {}): { map: Data } {
  return settings({ ...LIMITS, ...changes });
}

/** All limits; the common values `daily` and `more` are the daily limit now and later. */
export function limitsOf({ daily = 500, more }: CommonValues): { current: Value; next: Value } {
  return { current: limits({ daily }), next: limits({ daily: more ?? daily }) };
}

function without(field: string, { map }: { map: Data }): Value {
  return { map: Object.fromEntries(Object.entries(map).filter(([key]) => key !== field)) };
}

const NO_SETTINGS: readonly Value[] = ['locked', 7, null, true, ['locked']];

/** Invalid settings, whose limits are tighter than 500, 100 and 50. */
const current: ValueGenerator = not(
  ...NO_SETTINGS,
  limits({ weekly: 1 }),
  without('locked', limits()),
  without('daily', limits()),
  limits({ locked: 'true' }),
  limits({ locked: null }),
  ...['daily', 'payment', 'newPayee'].flatMap((field) =>
    [0, -1, 49.999, '40', true, NaN].map((value) => limits({ [field]: value })),
  ),
);

/** Invalid settings, whose limits are looser, and tighter settings, which would not wait. */
const next: ValueGenerator = not(
  ...NO_SETTINGS,
  limits({ weekly: 1 }),
  without('newPayee', limits()),
  ...['daily', 'payment', 'newPayee'].flatMap((field) =>
    [500.001, 1_000_000_000.01, '900'].map((value) => limits({ [field]: value })),
  ),
  limits({ locked: true, daily: 1 }),
  limits({ daily: 499.99 }),
  limits({ payment: 99.99 }),
  limits({ newPayee: 49.99 }),
);

export const protection = {
  limits: { current, next, askedAt: now, lockedAt: not(new Date(0), LATER, '', 7) },
  lock: {
    current: not(settings({ locked: false }), null),
    next: not(settings({ locked: false, daily: 1 }), null),
    askedAt: now,
    lockedAt: now,
  },
  kept: {
    current: not(null),
    next: not(
      limits({ payment: 80, daily: 901 }),
      limits({ payment: 80, daily: null }),
      limits({ payment: 101, daily: 900 }),
    ),
    askedAt: not(new Date(0), new Date('2099-01-01'), '', 7, null),
    lockedAt: not(new Date(0), 7),
  },
  /** Only the fields that no other operation forges. */
  any: {
    current: not(null),
    next: not(null),
    askedAt: not(new Date('2099-01-01'), '', 7, null),
    lockedAt: not(7),
  },
  total: {
    total: not(0, 10_004, 10_006, 100.05, '10005', null),
    at: now,
    payment: not('another', '', 7, null, 'x'.repeat(129)),
  },
  payee: { uid: uidOf('uid'), since: now, name: optionalText(100) },
  renamed: { name: optionalText(100) },
} satisfies Record<string, Shape>;
