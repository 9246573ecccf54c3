import { asAllowed, type Allowance, type Attack, type PlannedRequest } from './attack';
import { allAccounts } from './accounts';
import { moveSteps, potOperations, potPath, storedPot } from './pot-operations';
import { signedIn, type Principals } from './principals';
import type { Person } from './rules-project';
import { withdrawalOperations } from './withdrawal-operations';

// Only the owner can delete a pot, and only an empty one. A payment and a move never share the balance's change.

const owner = ({ uid }: Principals): Person => signedIn(uid);
const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => signedIn(other),
  'an admin': ({ admin }) => signedIn(admin),
};

const deletion =
  (by: (principals: Principals) => Person, balance = 0) =>
  (principals: Principals): PlannedRequest => ({
    by: by(principals),
    fixtures: { ...allAccounts(principals), ...storedPot(principals, balance) },
    request: { how: 'commit', writes: [{ how: 'delete', path: potPath(principals) }] },
  });

/** A payment by bank and a move to a pot in one commit, in which the balance falls once. */
function paymentWithMove(principals: Principals): PlannedRequest {
  const { uid, id } = principals;
  const payment = withdrawalOperations[0]?.perform(principals, {});
  const [, ...moved] = moveSteps(principals, {});
  const steps = (payment?.steps ?? []).map((step) =>
    step.path === `users/${uid}` ? { ...step, data: { ...step.data, lastMove: id } } : step,
  );
  return {
    by: signedIn(uid),
    fixtures: { ...payment?.fixtures, ...storedPot(principals) },
    request: { how: 'commit', writes: [...steps, ...moved] },
  };
}

const move = potOperations.find(({ name }) => name === 'a move to a pot');

export function forgedPots(): Attack[] {
  if (!move) return [];
  return [
    ...Object.entries(strangers).map(([who, by]) => ({
      name: `a deletion of a pot by ${who}`,
      rule: 'pots',
      op: 'delete' as const,
      forged: deletion(by),
      counterpart: deletion(owner),
    })),
    {
      name: 'a deletion of a pot that is not empty',
      rule: 'pots',
      op: 'delete' as const,
      forged: deletion(owner, 0.01),
      counterpart: deletion(owner),
    },
    ...['users', 'pots'].map((rule) => ({
      name: 'a payment with a move of the same amount to a pot',
      rule,
      forged: paymentWithMove,
      counterpart: asAllowed(move),
    })),
  ];
}

export function allowedOfPots(): Allowance[] {
  return [{ name: 'a deletion of an empty pot', rules: ['pots'], plan: deletion(owner) }];
}
