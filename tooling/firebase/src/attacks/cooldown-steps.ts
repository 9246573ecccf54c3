import type { Operation, Step } from './operation';
import type { Principals } from './principals';
import { extend, not, now, type ValueGenerator } from './value-generators';
import { NOW, type Value } from './rest-encoding';

/** Denied by the cooldown's rule, and by the rule of the document in the same commit. */
function deniedByBoth(kind: ValueGenerator, beside: string): ValueGenerator {
  const by = ['cooldowns', beside];
  return { ...kind, forged: kind.forged.map(({ value }) => ({ value, by })), needs: by };
}

/** The cooldown that is written together with a dispute. */
export function disputeTime({ uid }: Principals, reference: Value): Step {
  return {
    how: 'set',
    path: `cooldowns/${uid}`,
    data: { disputeAt: NOW, dispute: String(reference) },
    shape: {
      disputeAt: now,
      dispute: extend(deniedByBoth(not('REF-short', 'REF-abc123xyz', '', 7, null), 'disputes'), {
        contradictions: [{ value: 'REF-ABC123XYZ', by: ['disputes'] }],
      }),
    },
  };
}

/** The cooldown that is written together with a new username. */
export function renameTime({ uid }: Principals): Step {
  return {
    how: 'set',
    path: `cooldowns/${uid}`,
    data: { renameAt: NOW },
    shape: { renameAt: deniedByBoth(now, 'users') },
  };
}

const lastTime = (field: string, time: () => Date) => ({
  state: ({ uid }: Principals) => ({ [`cooldowns/${uid}`]: { [field]: time() } }),
  by: 'cooldowns',
});

/** States in which the cooldown has not expired. */
export function tooSoon(field: string): NonNullable<Operation['denied']> {
  return {
    'within a minute': { ...lastTime(field, () => new Date()), isTimed: true },
    'before the last': lastTime(field, () => new Date('2100-01-01')),
  };
}

export function soonEnough(field: string): NonNullable<Operation['allowed']> {
  return {
    'after a minute': {
      ...lastTime(field, () => new Date(Date.now() - 61_000)),
      isTimed: true,
    },
  };
}
