import { searchEntry } from '@bank/domain';
import { CLOSING } from '../testing/rule-blocks';
import { activeAccount, allAccounts } from './accounts';
import type { Fixtures } from './operation';
import type { Attack, Allowance, PlannedRequest } from './attack';
import { FOUR_HOURS, signedIn, signedInAgo, type Principals } from './principals';
import { claimOf } from './claims';
import { keptOf, storedRequests } from './request-operations';
import type { Person, Request } from './rules-project';
import type { Data } from './rest-encoding';

/** A collection that is readable for some users, and one of its documents. */
type Readable = {
  rule: string;
  path(principals: Principals): string;
  data(principals: Principals): Data;
  /** Whether the owner may get the document, or list their own documents by a field. */
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
  data: (principals) => storedRequests[rule]?.(principals, 'pending') ?? {},
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
  {
    rule: 'userSearch',
    path: ({ uid }) => `userSearch/${uid}`,
    data: () => searchEntry({ username: 'Ada Okafor', email: 'ada@fernhill.example' }),
    ownerGets: false,
  },
  record('transactions', 'userId', { type: 'withdrawal', status: 'pending' }),
  record('withdrawals', 'uid', { method: 'PayPal', status: 'completed' }),
  record('pots', 'uid', { balance: 1 }),
  record('potMoves', 'uid', { potId: 'holiday' }),
  request('kycRequests'),
  request('loans'),
  { ...request('disputes'), ownersField: 'uid' },
  {
    rule: 'pastRequests',
    path: ({ audit }) => `pastRequests/${audit}`,
    data: (principals) => keptOf(principals, 'loans', 'rejected'),
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
    path: (principals) => claimOf('loans', principals),
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

type Asking = (principals: Principals) => { by: Person; request: Request; account?: Data };

function planFor(target: Readable, asking: Asking): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const { by, request: asked, account } = asking(principals);
    const admin = activeAccount(principals.admin, { isAdmin: true, ...account });
    const fixtures: Fixtures = {
      ...allAccounts(principals),
      [`users/${principals.admin}`]: admin,
      [target.path(principals)]: target.data(principals),
    };
    return { by, fixtures, request: asked };
  };
}

const strangers: Readonly<
  Record<string, (principals: Principals) => { by: Person; account?: Data }>
> = {
  'a visitor': () => ({ by: null }),
  'another customer': ({ other }) => ({ by: signedIn(other) }),
  'a user without an account': ({ id }) => ({ by: signedIn(`nobody-${id}`) }),
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
const owner = { 'the customer': ({ uid }: Principals) => ({ by: signedIn(uid) }) };

const listOf =
  (how: 'list' | 'count', rule: string, field?: string) =>
  (principals: Principals): Request => ({
    how,
    collection: rule,
    ...(field && { filter: { field, value: principals.uid } }),
  });

/** Documents and lists of other users, and lists without a filter by owner. */
function readsOf(target: Readable): Attack[] {
  const { rule, ownerGets, ownersField } = target;
  const asAdmin = (asked: (principals: Principals) => Request) =>
    planFor(target, (principals) => ({
      by: signedIn(principals.admin),
      request: asked(principals),
    }));
  const get = (principals: Principals): Request => ({ how: 'get', path: target.path(principals) });
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
      forged: planFor(target, (principals) => ({
        ...person(principals),
        request: asked(principals),
      })),
      counterpart: asAdmin(asked),
    })),
  );
}

/** Collection group queries, which no rule allows. */
function everywhere(target: Readable): Attack[] {
  return (['uid', 'admin'] as const).map((person) => ({
    name: `a list of ${target.rule} everywhere, by the ${person === 'uid' ? 'customer' : 'admin'}`,
    rule: CLOSING,
    op: 'list' as const,
    forged: planFor(target, (principals) => ({
      by: signedIn(principals[person]),
      request: { how: 'list', collection: target.rule, everywhere: true },
    })),
    counterpart: planFor(target, ({ admin }) => ({
      by: signedIn(admin),
      request: { how: 'list', collection: target.rule },
    })),
  }));
}

/** Visitors cannot check whether an id exists. */
function missing({ rule, ownersField, ...rest }: Readable): Attack[] {
  if (!ownersField) return [];
  const target = { rule, ...rest };
  const asked = ({ id }: Principals): Request => ({ how: 'get', path: `${rule}/missing-${id}` });
  return [
    {
      name: `a get of missing ${rule} by a visitor`,
      rule,
      op: 'get',
      forged: planFor(target, (principals) => ({ by: null, request: asked(principals) })),
      counterpart: planFor(target, (principals) => ({
        by: signedIn(principals.uid),
        request: asked(principals),
      })),
    },
  ];
}

/** Reads that must be denied. */
export function forgedReads(): Attack[] {
  return readables.flatMap((target) => [
    ...readsOf(target),
    ...everywhere(target),
    ...missing(target),
  ]);
}

/** Reads that must be allowed. */
export function allowedReads(): Allowance[] {
  return readables.flatMap((target) => {
    const { rule, ownerGets, ownersField } = target;
    const by = (
      person: 'uid' | 'admin',
      what: string,
      asked: (principals: Principals) => Request,
    ) => ({
      name: `a ${what} of ${rule} by the ${person === 'uid' ? 'customer' : 'admin'}`,
      rules: [rule],
      plan: planFor(target, (principals) => ({
        by: signedIn(principals[person]),
        request: asked(principals),
      })),
    });
    const get = (principals: Principals): Request => ({
      how: 'get',
      path: target.path(principals),
    });
    return [
      by('admin', 'get', get),
      {
        name: `a get of ${rule} late in an admin's session`,
        rules: [rule],
        plan: planFor(target, (principals) => ({
          by: signedInAgo(principals.admin, FOUR_HOURS - 60),
          request: get(principals),
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
