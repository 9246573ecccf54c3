import { collectionsOf, type Act } from './act';
import { inState, operationOf, plain, type Attack, type Plan } from './attack';
import { confirmed, FOUR_HOURS, newCast, signedIn, signedInAgo, type Cast } from './cast';
import type { Person } from './rules-project';
import type { Data } from './wire';

type Impostor = { who: string; person(cast: Cast): Person; state?: (cast: Cast) => Data };

const impostors: Readonly<Record<Act['role'], readonly Impostor[]>> = {
  owner: [
    { who: 'a visitor', person: () => null },
    { who: 'another customer', person: ({ other }) => signedIn(other) },
    { who: 'an admin', person: ({ admin }) => signedIn(admin) },
    { who: 'somebody without an account', person: () => signedIn(newCast().uid) },
  ],
  admin: [
    { who: 'a visitor', person: () => null },
    { who: 'the customer', person: ({ uid }) => signedIn(uid) },
    { who: 'another customer', person: ({ other }) => signedIn(other) },
    { who: 'somebody without an account', person: () => signedIn(newCast().uid) },
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

/** The act by a person who must not; what names the one who acts names the impostor. */
function as(act: Act, { person, state }: Impostor): (cast: Cast) => Plan {
  return (cast) => {
    const impostor = person(cast);
    // Confirmed, where the act needs that, or it would be denied for that alone.
    const by = impostor && act.needsConfirmedEmail ? confirmed(impostor) : impostor;
    const { scene } = inState(act, ({ admin }) =>
      state ? { [`users/${admin}`]: state(cast) } : {},
    )(cast);
    const acting = act.role === 'admin' && by ? { ...cast, admin: by.uid } : cast;
    return { ...plain(act)(acting), by, scene };
  };
}

/** The act by everybody who must not do it; every block that it touches denies it. */
export function byOthers(act: Act): Attack[] {
  const self = {
    name: `${act.name} by an admin, on the admin's own account`,
    forged: (cast: Cast) => plain(act)({ ...cast, uid: cast.admin }),
  };
  const all = impostors[act.role].map((impostor) => ({
    name: `${act.name} by ${impostor.who}`,
    forged: as(act, impostor),
  }));
  return collectionsOf(act, newCast()).flatMap((rule) =>
    (act.role === 'admin' ? [...all, self] : all).map((attack) => ({
      ...attack,
      rule,
      ...operationOf(act.perform(newCast(), {})),
      neighbour: plain(act),
    })),
  );
}
