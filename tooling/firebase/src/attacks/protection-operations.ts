import { secondsAgo } from '../testing/session';
import { allAccounts } from './accounts';
import type { CommonValues, Fixtures, Operation, Step } from './operation';
import { signedIn, type Principals } from './principals';
import type { Shape } from './documents';
import { LATER, limits, limitsOf, protection, settings } from './protection-documents';
import { NOW, type Data, type Value } from './rest-encoding';

export const protectionPath = ({ uid }: Principals) => `protections/${uid}`;

type Written = { current: Value; next: Value; askedAt?: Value; lockedAt?: Value };

function step(principals: Principals, written: Written, shape: Shape): Step {
  const { current, next, askedAt = NOW, lockedAt = null } = written;
  const data = { current, next, askedAt, lockedAt };
  return { how: 'set', path: protectionPath(principals), data, shape };
}

/** Stored protection; without a request, or with one for `next` that waits or has long been made. */
export function storedProtection(
  principals: Principals,
  current: Value,
  { next = current, askedAt = new Date(0), lockedAt = null }: Partial<Written> = {},
): Fixtures {
  return { [protectionPath(principals)]: { current, next, askedAt, lockedAt } };
}

/** An operation on one's own protection, `signedInAgo` seconds after entering the password. */
function protect(
  name: string,
  shape: Shape,
  written: (commonValues: CommonValues) => Written,
  stored: (principals: Principals) => Fixtures = () => ({}),
  more: Partial<Operation> = {},
): Operation {
  return {
    name,
    role: 'owner',
    perform: (principals, commonValues) => ({
      by: {
        ...signedIn(principals.uid),
        claims: { auth_time: secondsAgo(Number(commonValues['signedInAgo'] ?? 60)) },
      },
      fixtures: { ...allAccounts(principals), ...stored(principals) },
      steps: [step(principals, written(commonValues), shape)],
    }),
    ...more,
  };
}

const by = 'protections';
const stored = (current: Value, request?: Partial<Written>) => ({
  state: (principals: Principals) =>
    storedProtection(principals, current, request) as Record<string, Data>,
  by,
});

const IN_YEN = ({ uid }: Principals) => ({ [`users/${uid}`]: { country: 'JPY' } });

const LATE = { state: () => ({}), commonValues: { signedInAgo: 301 }, by };

/** The operations of customers on their own lock and limits. */
export const protectionOperations: readonly Operation[] = [
  protect('first limits', protection.limits, limitsOf, undefined, {
    denied: {
      'with decimals in a currency without them': {
        state: IN_YEN,
        commonValues: { daily: 500.5 },
        by,
      },
      'without an account': { state: ({ uid }) => ({ [`users/${uid}`]: null }), by },
      'that loosen a daily limit': stored(limits({ daily: 499 })),
      'that loosen a limit per payment': stored(limits({ payment: 99 })),
      'that loosen the amount for new payees': stored(limits({ newPayee: 49 })),
      'that unlock payments': stored(limits({ locked: true }), { lockedAt: new Date(0) }),
      'without a limit that applies': { ...stored(limits()), commonValues: { daily: null } },
    },
    allowed: {
      'of whole units in a currency without decimals': { state: IN_YEN },
      'with a daily limit that rises later': { state: () => ({}), commonValues: { more: 900 } },
      'without a daily limit later': { state: () => ({}), commonValues: { more: null } },
      'of a session that is older': { state: () => ({}), commonValues: { signedInAgo: 3600 } },
      'instead of looser ones': stored(limits({ daily: 900, payment: null })),
      'instead of a request that waits': stored(limits(), {
        next: limits({ daily: 900 }),
        askedAt: LATER,
      }),
    },
  }),
  protect('a lock', protection.lock, () => ({
    ...{ current: settings({ locked: true }), next: settings({ locked: true }), lockedAt: NOW },
  })),
  protect(
    'another limit while payments are locked',
    protection.any,
    () => {
      const both = limits({ locked: true });
      return { current: both, next: both, lockedAt: new Date(0) };
    },
    (principals) =>
      storedProtection(principals, settings({ locked: true }), { lockedAt: new Date(0) }),
  ),
  protect(
    'an unlock',
    protection.any,
    () => ({
      current: settings({ locked: true }),
      next: settings({ locked: false }),
      lockedAt: new Date(0),
    }),
    (principals) =>
      storedProtection(principals, settings({ locked: true }), { lockedAt: new Date(0) }),
    { denied: { 'five minutes after the password': LATE } },
  ),
  protect(
    'a tighter limit while a looser one waits',
    protection.kept,
    () => ({
      current: limits({ payment: 80 }),
      next: limits({ payment: 80, daily: 900 }),
      askedAt: LATER,
    }),
    (principals) =>
      storedProtection(principals, limits(), { next: limits({ daily: 900 }), askedAt: LATER }),
  ),
  protect(
    'limits after a request has been made',
    protection.any,
    () => limitsOf({ daily: 900 }),
    (principals) => storedProtection(principals, limits(), { next: limits({ daily: 900 }) }),
    {
      denied: {
        'before its time': stored(limits(), { next: limits({ daily: 900 }), askedAt: LATER }),
      },
    },
  ),
];
