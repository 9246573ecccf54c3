import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import { nowInSeconds, SESSION_SECONDS } from '../testing/session';
import type { Fixtures } from './operation';
import type { Allowance, Attack, PlannedRequest } from './attack';
import { signedIn, type Principals } from './principals';
import { searchStep } from './search-steps';
import { ownAccount, plan } from './planned-requests';
import type { Request } from './rules-project';

// Session expiry: the rules reject tokens of sessions that are too old or were revoked.

/** The sign-in time of a session in seconds since 1970, and a revocation by its owner. */
type Session = { signedInAt: number; cut?: { at: Date; keep: number } };

const A_MINUTE = 60;
const ago = (seconds: number) => nowInSeconds() - seconds;
/** The last moment of that second. */
const endOf = (second: number) => new Date(second * 1000 + 999);

const expired = (): Session => ({ signedInAt: ago(SESSION_SECONDS) });
const revoked = (): Session => ({
  signedInAt: ago(2 * A_MINUTE),
  cut: { at: endOf(ago(A_MINUTE)), keep: ago(3 * A_MINUTE) },
});

const ENDED: Readonly<Record<string, () => Session>> = {
  'twelve hours after the sign-in': expired,
  'after a sign-out elsewhere': revoked,
};

const AT_BOUNDS: Readonly<Record<string, () => Session>> = {
  'of a session without a sign-in time': () => ({ signedInAt: 0 }),
  'in the very second of a sign-out elsewhere': () => {
    const second = ago(A_MINUTE);
    return { signedInAt: second, cut: { at: endOf(second), keep: 0 } };
  },
};

const LIVE: Readonly<Record<string, () => Session>> = {
  'just short of twelve hours': () => ({ signedInAt: ago(SESSION_SECONDS - A_MINUTE) }),
  'that began in the second after a cut': () => {
    const second = ago(A_MINUTE);
    return { signedInAt: second + 1, cut: { at: endOf(second), keep: 0 } };
  },
  'that was kept by a later cut': () => {
    const { signedInAt, cut } = revoked();
    return cut ? { signedInAt, cut: { ...cut, keep: signedInAt } } : { signedInAt };
  },
};

/** The same request with a token of that session. */
function inSession(
  plan: (principals: Principals) => PlannedRequest,
  session: () => Session,
): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const { by, fixtures, request } = plan(principals);
    const { signedInAt, cut } = session();
    const cuts: Fixtures = by && cut ? { [`sessionCuts/${by.uid}`]: cut } : {};
    const claims = { ...by?.claims, auth_time: signedInAt };
    return { by: by && { ...by, claims }, fixtures: { ...fixtures, ...cuts }, request };
  };
}

/** Every allowed request in an ended session: each block that it touches must deny it. */
export function endedSessions(allowed: readonly Allowance[]): Attack[] {
  const signed = allowed.filter(({ plan: of }) => of(PROBE).by !== null);
  return signed.flatMap(({ name, rules, plan: of }) =>
    Object.entries(ENDED).flatMap(([when, session]) =>
      rules.map((rule) => ({
        name: `${name} ${when}`,
        rule,
        forged: inSession(of, session),
        counterpart: of,
      })),
    ),
  );
}

const PROBE: Principals = { uid: 'a', other: 'b', admin: 'c', id: 'd', audit: 'e', reference: 'f' };
const own = ownAccount('uid');

/** The account adopts the sign-in address after these revocations. */
const movesAddress = (cuts: (uid: string) => Fixtures) =>
  plan(
    'uid',
    (principals) => {
      const email = signedIn(principals.uid).email ?? '';
      return {
        how: 'commit',
        writes: [
          { how: 'update', path: `users/${principals.uid}`, data: { email } },
          searchStep(principals, {}, { username: 'Ada', email }),
        ],
      };
    },
    ({ uid }) => ({
      [`users/${uid}`]: { username: 'Ada', email: 'before@fernhill.example' },
      ...cuts(uid),
    }),
  );

const cutOf = ({ uid }: Principals) => `sessionCuts/${uid}`;
const aCut = () => ({ at: endOf(ago(A_MINUTE)), keep: 0 });
const reads = (by: 'uid' | 'admin') =>
  plan(
    by,
    (principals) => ({ how: 'get', path: cutOf(principals) }),
    (principals) => ({ [cutOf(principals)]: aCut() }),
  );

/** A revocation cannot be deleted, or read by other users. */
const CLOSED: readonly { name: string; op: RuleMethod; asked(principals: Principals): Request }[] =
  [
    {
      name: 'a deletion of the own cut',
      op: 'delete',
      asked: (principals) => ({
        how: 'commit',
        writes: [{ how: 'delete', path: cutOf(principals) }],
      }),
    },
    {
      name: 'a list of cuts',
      op: 'list',
      asked: () => ({ how: 'list', collection: 'sessionCuts' }),
    },
  ];

/** Attacks at the boundaries of session expiry, and on revocations. */
export function sessionBounds(): Attack[] {
  const sessionCuts = { rule: 'sessionCuts', counterpart: reads('uid') };
  return [
    ...Object.entries(AT_BOUNDS).map(([when, session]) => ({
      name: `a get of the own account ${when}`,
      rule: 'users',
      op: 'get' as const,
      forged: inSession(own, session),
      counterpart: own,
    })),
    {
      name: 'another address without another cut',
      rule: 'users',
      forged: movesAddress((uid) => ({ [`sessionCuts/${uid}`]: aCut() })),
      counterpart: own,
    },
    {
      name: 'another address without any cut',
      rule: 'users',
      forged: movesAddress(() => ({})),
      counterpart: own,
    },
    { ...sessionCuts, name: 'a get of the cut by an admin', op: 'get', forged: reads('admin') },
    {
      ...sessionCuts,
      name: 'a get of the cut by a visitor',
      op: 'get',
      forged: (principals) => ({ ...reads('uid')(principals), by: null }),
    },
    ...CLOSED.map(({ name, op, asked }) => ({
      name,
      rule: CLOSING,
      op,
      forged: plan('uid', asked, (principals) => ({ [cutOf(principals)]: aCut() })),
      counterpart: reads('uid'),
    })),
  ];
}

/** Sessions that are still valid. */
export function liveSessions(): Allowance[] {
  return [
    ...Object.entries(LIVE).map(([which, session]) => ({
      name: `a get of the own account in a session ${which}`,
      rules: ['users'],
      plan: inSession(own, session),
    })),
    { name: 'a get of the own cut', rules: ['sessionCuts'], plan: reads('uid') },
  ];
}
