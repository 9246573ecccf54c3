import { CLOSING } from '../testing/rule-blocks';
import { activeAccount, everybody } from './accounts';
import type { Scene } from './act';
import type { Attack, Allowance, Plan } from './attack';
import { FOUR_HOURS, signedIn, signedInAgo, type Cast } from './cast';
import { claimOf } from './claims';
import { keptOf, storedRequests } from './request-acts';
import type { Person, Request } from './rules-project';
import type { Data } from './wire';

/** A collection of which the rules allow some reading, and a document of it. */
type Readable = {
  rule: string;
  path(cast: Cast): string;
  data(cast: Cast): Data;
  /** What its owner may do: get it, or list one's own by a field. */
  ownerGets: boolean;
  ownersField?: string;
};

const record = (rule: string, ownersField: string, data: Data): Readable => ({
  rule,
  path: ({ id }) => `${rule}/${id}`,
  data: ({ uid }) => ({ [ownersField]: uid, amount: 1, date: new Date(0), ...data }),
  ownerGets: true,
  ownersField,
});

const request = (rule: string): Readable => ({
  rule,
  path: ({ uid, reference }) => `${rule}/${rule === 'disputes' ? reference : uid}`,
  data: (cast) => storedRequests[rule]?.(cast, 'pending') ?? {},
  ownerGets: true,
});

export const readables: readonly Readable[] = [
  {
    rule: 'releaseHistory',
    path: ({ id }) => `releaseHistory/${id}.1`,
    data: ({ admin }) => ({ by: admin, at: new Date(0) }),
    ownerGets: false,
  },
  {
    rule: 'reports',
    path: ({ id }) => `reports/${id}`,
    data: ({ uid }) => ({ uid, at: new Date(0) }),
    ownerGets: false,
  },
  {
    rule: 'users',
    path: ({ uid }) => `users/${uid}`,
    data: ({ uid }) => activeAccount(uid),
    ownerGets: true,
  },
  {
    rule: 'emailConfirmations',
    path: ({ uid }) => `emailConfirmations/${uid}`,
    data: () => ({ email: 'ada@fernhill.example', at: new Date(0) }),
    ownerGets: true,
  },
  record('transactions', 'userId', { type: 'withdrawal', status: 'pending' }),
  record('withdrawals', 'uid', { method: 'PayPal', status: 'completed' }),
  request('kycRequests'),
  request('loans'),
  { ...request('disputes'), ownersField: 'uid' },
  {
    rule: 'pastRequests',
    path: ({ audit }) => `pastRequests/${audit}`,
    data: (cast) => keptOf(cast, 'loans', 'rejected'),
    ownerGets: true,
    ownersField: 'uid',
  },
  {
    rule: 'vatAttempts',
    path: ({ uid }) => `vatAttempts/${uid}`,
    data: () => ({ n: 0 }),
    ownerGets: true,
  },
  {
    rule: 'vatCodes',
    path: ({ uid }) => `vatCodes/${uid}`,
    data: () => ({ vatCode: 4321 }),
    ownerGets: false,
  },
  {
    rule: 'claims',
    path: (cast) => claimOf('loans', cast),
    data: ({ admin }) => ({ by: admin, at: new Date(0) }),
    ownerGets: false,
  },
  {
    rule: 'creditProposals',
    path: ({ id }) => `creditProposals/${id}`,
    data: ({ uid, admin }) => ({ uid, amount: 1, proposedBy: admin, status: 'pending' }),
    ownerGets: false,
  },
  {
    rule: 'auditLog',
    path: ({ audit }) => `auditLog/${audit}`,
    data: ({ uid, admin }) => ({ uid, by: admin, action: 'set_level', at: new Date(0) }),
    ownerGets: false,
  },
];

type Asking = (cast: Cast) => { by: Person; request: Request; account?: Data };

function planFor(target: Readable, asking: Asking): (cast: Cast) => Plan {
  return (cast) => {
    const { by, request: asked, account } = asking(cast);
    const admin = activeAccount(cast.admin, { isAdmin: true, ...account });
    const scene: Scene = {
      ...everybody(cast),
      [`users/${cast.admin}`]: admin,
      [target.path(cast)]: target.data(cast),
    };
    return { by, scene, request: asked };
  };
}

const strangers: Readonly<Record<string, (cast: Cast) => { by: Person; account?: Data }>> = {
  'a visitor': () => ({ by: null }),
  'another customer': ({ other }) => ({ by: signedIn(other) }),
  'somebody without an account': ({ id }) => ({ by: signedIn(`nobody-${id}`) }),
  'a customer whose token claims to be an admin': ({ other }) => ({
    by: { ...signedIn(other), claims: { isAdmin: true, admin: true } },
  }),
  'an admin after the demotion': ({ admin }) => ({
    by: signedIn(admin),
    account: { isAdmin: false },
  }),
  'an admin who signed in over four hours ago': ({ admin }) => ({
    by: signedInAgo(admin, FOUR_HOURS + 60),
  }),
  'an admin in words': ({ admin }) => ({ by: signedIn(admin), account: { isAdmin: 'true' } }),
};
const owner = { 'the customer': ({ uid }: Cast) => ({ by: signedIn(uid) }) };

const listOf =
  (how: 'list' | 'count', rule: string, field?: string) =>
  (cast: Cast): Request => ({
    how,
    collection: rule,
    ...(field && { filter: { field, value: cast.uid } }),
  });

/** Others' documents, others' lists, and lists without the filter that makes them one's own. */
function readsOf(target: Readable): Attack[] {
  const { rule, ownerGets, ownersField } = target;
  const asAdmin = (asked: (cast: Cast) => Request) =>
    planFor(target, (cast) => ({ by: signedIn(cast.admin), request: asked(cast) }));
  const get = (cast: Cast): Request => ({ how: 'get', path: target.path(cast) });
  const kinds = [
    { what: `get of ${rule}`, op: 'get' as const, asked: get, isOwners: ownerGets },
    { what: `list of ${rule}`, op: 'list' as const, asked: listOf('list', rule), isOwners: false },
    {
      what: `count of ${rule}`,
      op: 'list' as const,
      asked: listOf('count', rule),
      isOwners: false,
    },
    ...(ownersField
      ? [
          {
            what: `list of another's ${rule}`,
            op: 'list' as const,
            asked: listOf('list', rule, ownersField),
            isOwners: true,
          },
        ]
      : []),
  ];
  return kinds.flatMap(({ what, op, asked, isOwners }) =>
    Object.entries({ ...strangers, ...(isOwners ? {} : owner) }).map(([who, person]) => ({
      name: `a ${what} by ${who}`,
      rule,
      op,
      forged: planFor(target, (cast) => ({ ...person(cast), request: asked(cast) })),
      neighbour: asAdmin(asked),
    })),
  );
}

/** A list across every collection of that name, wherever it is: no rule speaks of it. */
function everywhere(target: Readable): Attack[] {
  return (['uid', 'admin'] as const).map((person) => ({
    name: `a list of ${target.rule} everywhere, by the ${person === 'uid' ? 'customer' : 'admin'}`,
    rule: CLOSING,
    op: 'list' as const,
    forged: planFor(target, (cast) => ({
      by: signedIn(cast[person]),
      request: { how: 'list', collection: target.rule, everywhere: true },
    })),
    neighbour: planFor(target, ({ admin }) => ({
      by: signedIn(admin),
      request: { how: 'list', collection: target.rule },
    })),
  }));
}

/** Whether an id has landed is no visitor's business either. */
function missing({ rule, ownersField, ...rest }: Readable): Attack[] {
  if (!ownersField) return [];
  const target = { rule, ...rest };
  const asked = ({ id }: Cast): Request => ({ how: 'get', path: `${rule}/missing-${id}` });
  return [
    {
      name: `a get of missing ${rule} by a visitor`,
      rule,
      op: 'get',
      forged: planFor(target, (cast) => ({ by: null, request: asked(cast) })),
      neighbour: planFor(target, (cast) => ({ by: signedIn(cast.uid), request: asked(cast) })),
    },
  ];
}

/** Reads by those who must not. */
export function forgedReads(): Attack[] {
  return readables.flatMap((target) => [
    ...readsOf(target),
    ...everywhere(target),
    ...missing(target),
  ]);
}

/** Reads by those who may. */
export function allowedReads(): Allowance[] {
  return readables.flatMap((target) => {
    const { rule, ownerGets, ownersField } = target;
    const by = (person: 'uid' | 'admin', what: string, asked: (cast: Cast) => Request) => ({
      name: `a ${what} of ${rule} by the ${person === 'uid' ? 'customer' : 'admin'}`,
      rules: [rule],
      plan: planFor(target, (cast) => ({ by: signedIn(cast[person]), request: asked(cast) })),
    });
    const get = (cast: Cast): Request => ({ how: 'get', path: target.path(cast) });
    return [
      by('admin', 'get', get),
      {
        name: `a get of ${rule} late in an admin's session`,
        rules: [rule],
        plan: planFor(target, (cast) => ({
          by: signedInAgo(cast.admin, FOUR_HOURS - 60),
          request: get(cast),
        })),
      },
      by('admin', 'list', listOf('list', rule)),
      ...(ownerGets ? [by('uid', 'get', get)] : []),
      ...(ownersField
        ? [
            by('uid', 'list', listOf('list', rule, ownersField)),
            by('uid', 'count', listOf('count', rule, ownersField)),
            by('uid', 'get of a missing one', ({ id }) => ({
              how: 'get',
              path: `${rule}/missing-${id}`,
            })),
          ]
        : []),
    ];
  });
}
