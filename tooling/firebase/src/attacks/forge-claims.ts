import { activeAccount, everybody } from './accounts';
import type { Allowance, Attack, Plan } from './attack';
import { signedIn, type Cast } from './cast';
import { claimOf } from './claims';
import { requestIn } from './claim-acts';
import type { Person, Request } from './rules-project';
import { NOW, type Data } from './wire';

// A claim is put back by whoever made it, and its name says what it is a claim on.

type Somebody = { person(cast: Cast): Person; account?: Data };

const holder: Somebody = { person: ({ admin }) => signedIn(admin) };
const others: Readonly<Record<string, Somebody>> = {
  'a visitor': { person: () => null },
  'the customer': { person: ({ uid }) => signedIn(uid) },
  'another admin': { person: ({ other }) => signedIn(other), account: { isAdmin: true } },
  'its admin after the demotion': { ...holder, account: { isAdmin: false } },
};

const plan =
  ({ person, account = {} }: Somebody, asked: (cast: Cast) => Request, isHeld: boolean) =>
  (cast: Cast): Plan => {
    const by = person(cast);
    const isAdmin = by?.uid === cast.admin;
    return {
      by,
      scene: {
        ...everybody(cast),
        ...(by && { [`users/${by.uid}`]: activeAccount(by.uid, { isAdmin, ...account }) }),
        ...requestIn('loans', cast, 'pending'),
        // A transaction waits too, and is nobody's to take in hand.
        [`transactions/${cast.id}`]: { userId: cast.uid, status: 'pending', amount: 1 },
        ...(isHeld && { [claimOf('loans', cast)]: { by: cast.admin, at: new Date(0) } }),
      },
      request: asked(cast),
    };
  };

const putBack = (cast: Cast): Request => ({
  how: 'commit',
  writes: [{ how: 'delete', path: claimOf('loans', cast) }],
});
const claimAt =
  (pathOf: (cast: Cast) => string) =>
  (cast: Cast): Request => ({
    how: 'commit',
    writes: [{ how: 'set', path: pathOf(cast), data: { by: cast.admin, at: NOW } }],
  });

const WRONG_NAMES: Readonly<Record<string, (cast: Cast) => string>> = {
  'a transaction': ({ id }) => `claims/transactions.${id}`,
  'a part of a request': (cast) => `${claimOf('loans', cast)}.1`,
  'no collection': ({ uid }) => `claims/${uid}`,
};

export function forgedClaims(): Attack[] {
  return [
    ...Object.entries(others).map(([who, somebody]) => ({
      name: `a claim put back by ${who}`,
      rule: 'claims',
      op: 'delete' as const,
      forged: plan(somebody, putBack, true),
      neighbour: plan(holder, putBack, true),
    })),
    ...Object.entries(WRONG_NAMES).map(([what, pathOf]) => ({
      name: `a claim on ${what}`,
      rule: 'claims',
      op: 'create' as const,
      forged: plan(holder, claimAt(pathOf), false),
      neighbour: plan(
        holder,
        claimAt((cast) => claimOf('loans', cast)),
        false,
      ),
    })),
  ];
}

export const allowedOfClaims: Allowance = {
  name: 'a claim put back',
  rules: ['claims'],
  plan: plan(holder, putBack, true),
};
