import type { Operation } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import { everybody } from './accounts';
import type { Allowance, Attack, Plan } from './attack';
import { confirmed, signedIn, type Cast } from './cast';
import { payeeOf, placeOf, storedPayee } from './payee-acts';
import type { Person, Request } from './rules-project';

// Payees are the only documents that are nobody's but their owner's, and that are deleted; and only
// their names bound how many there are.

type Asked = (cast: Cast) => Request;

const owner = ({ uid }: Cast): Person => confirmed(signedIn(uid));
const strangers: Readonly<Record<string, (cast: Cast) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => confirmed(signedIn(other)),
  'an admin': ({ admin }) => confirmed(signedIn(admin)),
  'somebody without an account': ({ id }) => confirmed(signedIn(`nobody-${id}`)),
};

const plan =
  (by: (cast: Cast) => Person, asked: Asked, isStored = true) =>
  (cast: Cast): Plan => ({
    by: by(cast),
    scene: { ...everybody(cast), ...(isStored && storedPayee(cast)) },
    request: asked(cast),
  });

const ofOwner = ({ uid }: Cast) => ({ filter: { field: 'uid', value: uid } });
const ownList: Asked = (cast) => ({ how: 'list', collection: 'payees', ...ofOwner(cast) });
const ownCount: Asked = (cast) => ({ how: 'count', collection: 'payees', ...ofOwner(cast) });
const get: Asked = (cast) => ({ how: 'get', path: placeOf(cast) });
const erase: Asked = (cast) => ({
  how: 'commit',
  writes: [{ how: 'delete', path: placeOf(cast) }],
});
const saveAt =
  (pathOf: (cast: Cast) => string): Asked =>
  (cast) => ({
    how: 'commit',
    writes: [{ how: 'set', path: pathOf(cast), data: payeeOf(cast) }],
  });

function byStrangers(what: string, rule: string, op: Operation, asked: Asked): Attack[] {
  const neighbour = plan(owner, rule === CLOSING ? ownList : asked);
  return Object.entries(strangers).map(([who, person]) => ({
    name: `${what} by ${who}`,
    rule,
    op,
    forged: plan(person, asked),
    neighbour,
  }));
}

function byOwner(what: string, rule: string, op: Operation, asked: Asked): Attack {
  return { name: what, rule, op, forged: plan(owner, asked), neighbour: plan(owner, ownList) };
}

const WRONG_PLACES: Readonly<Record<string, (cast: Cast) => string>> = {
  'the twenty-first': (cast) => placeOf(cast, 20),
  'the hundredth': (cast) => placeOf(cast, 99),
  'a place with a nought before it': (cast) => placeOf(cast, '03'),
  'a place of no number': (cast) => placeOf(cast, 'x'),
  'a place in another’s list': (cast) => placeOf({ ...cast, uid: cast.other }),
  'a place below a place': (cast) => placeOf(cast, '1.1'),
  'no place': ({ uid }) => `payees/${uid}`,
};

export function forgedPayees(): Attack[] {
  return [
    ...byStrangers('a list of another’s payees', 'payees', 'list', ownList),
    ...byStrangers('a count of another’s payees', 'payees', 'list', ownCount),
    ...byStrangers('a deletion of a payee', 'payees', 'delete', erase),
    ...byStrangers('a get of a payee', CLOSING, 'get', get),
    byOwner('a get of one’s own payee', CLOSING, 'get', get),
    byOwner('a list of all payees', 'payees', 'list', () => ({
      how: 'list',
      collection: 'payees',
    })),
    byOwner('a list of payees everywhere', CLOSING, 'list', () => ({
      how: 'list',
      collection: 'payees',
      everywhere: true,
    })),
    ...Object.entries(WRONG_PLACES).map(([name, pathOf]) => ({
      name: `a payee as ${name}`,
      rule: 'payees',
      op: 'create' as const,
      forged: plan(owner, saveAt(pathOf), false),
      neighbour: plan(
        owner,
        saveAt((cast) => placeOf(cast)),
        false,
      ),
    })),
  ];
}

export function allowedOfPayees(): Allowance[] {
  const allowed = (name: string, asked: Asked, isStored?: boolean) => ({
    name,
    rules: ['payees'],
    plan: plan(owner, asked, isStored),
  });
  return [
    allowed('a list of one’s own payees', ownList),
    allowed('a count of one’s own payees', ownCount),
    allowed('a deletion of one’s own payee', erase),
    ...[0, 9, 10, 19].map((place) =>
      allowed(
        `a payee as number ${place}`,
        saveAt((cast) => placeOf(cast, place)),
        false,
      ),
    ),
  ];
}
