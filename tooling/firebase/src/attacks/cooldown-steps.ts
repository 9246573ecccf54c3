import type { Act, Step } from './act';
import type { Cast } from './cast';
import { but, not, now, type Kind } from './kinds';
import { NOW, type Value } from './wire';

/** Denied by the cooldown, and by the document that it is written beside. */
function forBoth(kind: Kind, beside: string): Kind {
  const by = ['cooldowns', beside];
  return { ...kind, forged: kind.forged.map(({ value }) => ({ value, by })), needs: by };
}

/** Written beside a dispute, which it names. */
export function disputeTime({ uid }: Cast, reference: Value): Step {
  return {
    how: 'set',
    path: `cooldowns/${uid}`,
    data: { disputeAt: NOW, dispute: String(reference) },
    shape: {
      disputeAt: now,
      dispute: but(forBoth(not('REF-short', 'REF-abc123xyz', '', 7, null), 'disputes'), {
        contradictions: [{ value: 'REF-ABC123XYZ', by: ['disputes'] }],
      }),
    },
  };
}

/** Written beside a new name. */
export function renameTime({ uid }: Cast): Step {
  return {
    how: 'set',
    path: `cooldowns/${uid}`,
    data: { renameAt: NOW },
    shape: { renameAt: forBoth(now, 'users') },
  };
}

const lastTime = (field: string, time: () => Date) => ({
  state: ({ uid }: Cast) => ({ [`cooldowns/${uid}`]: { [field]: time() } }),
  by: 'cooldowns',
});

/** States in which the last one was less than a minute ago. */
export function tooSoon(field: string): NonNullable<Act['denied']> {
  return {
    'within a minute': { ...lastTime(field, () => new Date()), isTimed: true },
    'before the last': lastTime(field, () => new Date('2100-01-01')),
  };
}

export function soonEnough(field: string): NonNullable<Act['allowed']> {
  return {
    'after a minute': {
      ...lastTime(field, () => new Date(Date.now() - 61_000)),
      isTimed: true,
    },
  };
}
