import { activeAccount, allAccounts } from './accounts';
import type { Allowance, Attack, PlannedRequest } from './attack';
import { signedIn, type Principals } from './principals';
import { claimOf } from './claims';
import { requestIn } from './claim-operations';
import type { Person, Request } from './rules-project';
import { NOW, type Data } from './rest-encoding';

// Only its owner can release a claim. Its id contains the collection and the request.

type Holder = { person(principals: Principals): Person; account?: Data };

const holder: Holder = { person: ({ admin }) => signedIn(admin) };
const customer: Holder = { person: ({ uid }) => signedIn(uid) };
const others: Readonly<Record<string, Holder>> = {
  'a visitor': { person: () => null },
  'the customer': customer,
  'another admin': { person: ({ other }) => signedIn(other), account: { isAdmin: true } },
  'its admin after the demotion': { ...holder, account: { isAdmin: false } },
};

const plan =
  ({ person, account = {} }: Holder, asked: (principals: Principals) => Request, isHeld: boolean) =>
  (principals: Principals): PlannedRequest => {
    const by = person(principals);
    const isAdmin = by?.uid === principals.admin;
    return {
      by,
      fixtures: {
        ...allAccounts(principals),
        ...(by && { [`users/${by.uid}`]: activeAccount(by.uid, { isAdmin, ...account }) }),
        ...requestIn('loans', principals, 'pending'),
        // A transaction can be pending too, but cannot be claimed.
        [`transactions/${principals.id}`]: { userId: principals.uid, status: 'pending', amount: 1 },
        ...(isHeld && {
          [claimOf('loans', principals)]: { by: principals.admin, at: new Date(0) },
        }),
      },
      request: asked(principals),
    };
  };

const releaseClaim = (principals: Principals): Request => ({
  how: 'commit',
  writes: [{ how: 'delete', path: claimOf('loans', principals) }],
});
const claimAt =
  (pathOf: (principals: Principals) => string) =>
  (principals: Principals): Request => ({
    how: 'commit',
    writes: [{ how: 'set', path: pathOf(principals), data: { by: principals.admin, at: NOW } }],
  });

const WRONG_NAMES: Readonly<Record<string, (principals: Principals) => string>> = {
  'a transaction': ({ id }) => `claims/transactions.${id}`,
  'a part of a request': (principals) => `${claimOf('loans', principals)}.1`,
  'no collection': ({ uid }) => `claims/${uid}`,
};

export function forgedClaims(): Attack[] {
  return [
    ...Object.entries(others).map(([who, holderOf]) => ({
      name: `a claim released by ${who}`,
      rule: 'claims',
      op: 'delete' as const,
      forged: plan(holderOf, releaseClaim, true),
      counterpart: plan(holder, releaseClaim, true),
    })),
    {
      name: 'a missing claim released by the customer',
      rule: 'claims',
      op: 'delete' as const,
      forged: plan(customer, releaseClaim, false),
      counterpart: plan(holder, releaseClaim, false),
    },
    ...Object.entries(WRONG_NAMES).map(([what, pathOf]) => ({
      name: `a claim on ${what}`,
      rule: 'claims',
      op: 'create' as const,
      forged: plan(holder, claimAt(pathOf), false),
      counterpart: plan(
        holder,
        claimAt((principals) => claimOf('loans', principals)),
        false,
      ),
    })),
  ];
}

export const allowedOfClaims: Allowance[] = [true, false].map((isHeld) => ({
  name: isHeld ? 'a released claim' : 'a claim released twice',
  rules: ['claims'],
  plan: plan(holder, releaseClaim, isHeld),
}));
