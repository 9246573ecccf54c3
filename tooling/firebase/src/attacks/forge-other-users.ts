import { collectionsOf, type Operation } from './operation';
import { withState, operationOf, asAllowed, type Attack, type PlannedRequest } from './attack';
import {
  confirmed,
  FOUR_HOURS,
  newPrincipals,
  signedIn,
  signedInAgo,
  type Principals,
} from './principals';
import type { Person } from './rules-project';
import type { Data } from './rest-encoding';

type Impostor = {
  who: string;
  person(principals: Principals): Person;
  state?: (principals: Principals) => Data;
};

const impostors: Readonly<Record<Operation['role'], readonly Impostor[]>> = {
  owner: [
    { who: 'a visitor', person: () => null },
    { who: 'another customer', person: ({ other }) => signedIn(other) },
    { who: 'an admin', person: ({ admin }) => signedIn(admin) },
    { who: 'a user without an account', person: () => signedIn(newPrincipals().uid) },
  ],
  admin: [
    { who: 'a visitor', person: () => null },
    { who: 'the customer', person: ({ uid }) => signedIn(uid) },
    { who: 'another customer', person: ({ other }) => signedIn(other) },
    { who: 'a user without an account', person: () => signedIn(newPrincipals().uid) },
    {
      who: 'a customer whose token claims to be an admin',
      person: ({ other }) => ({
        ...signedIn(other),
        claims: { isAdmin: true, admin: true, role: 'admin' },
      }),
    },
    {
      who: 'an admin after the demotion',
      person: ({ admin }) => signedIn(admin),
      state: () => ({ isAdmin: false }),
    },
    {
      who: 'an admin who signed in over four hours ago',
      person: ({ admin }) => signedInAgo(admin, FOUR_HOURS + 60),
    },
    {
      who: 'an admin in words',
      person: ({ admin }) => signedIn(admin),
      state: () => ({ isAdmin: 'true' }),
    },
  ],
};

/** Returns the operation by an impostor, whose uid replaces the author's in all fields. */
function as(
  operation: Operation,
  { person, state }: Impostor,
): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const impostor = person(principals);
    // With a confirmed address if required, so that this is not the reason of the denial.
    const by = impostor && operation.needsConfirmedEmail ? confirmed(impostor) : impostor;
    const { fixtures } = withState(operation, ({ admin }) =>
      state ? { [`users/${admin}`]: state(principals) } : {},
    )(principals);
    const acting = operation.role === 'admin' && by ? { ...principals, admin: by.uid } : principals;
    return { ...asAllowed(operation)(acting), by, fixtures };
  };
}

/** Returns the operation by every kind of unauthorized user; each block that it touches must deny it. */
export function byOthers(operation: Operation): Attack[] {
  const self = {
    name: `${operation.name} by an admin, on the admin's own account`,
    forged: (principals: Principals) =>
      asAllowed(operation)({ ...principals, uid: principals.admin }),
  };
  const all = impostors[operation.role].map((impostor) => ({
    name: `${operation.name} by ${impostor.who}`,
    forged: as(operation, impostor),
  }));
  return collectionsOf(operation, newPrincipals()).flatMap((rule) =>
    (operation.role === 'admin' ? [...all, self] : all).map((attack) => ({
      ...attack,
      rule,
      ...operationOf(operation.perform(newPrincipals(), {})),
      counterpart: asAllowed(operation),
    })),
  );
}
