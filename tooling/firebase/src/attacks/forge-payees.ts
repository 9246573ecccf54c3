import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import { allAccounts } from './accounts';
import type { Allowance, Attack, PlannedRequest } from './attack';
import { confirmed, signedIn, type Principals } from './principals';
import { payeeOf, slotOf, storedPayee } from './payee-operations';
import type { Person, Request } from './rules-project';

// Payees are the only documents that admins cannot read and that can be deleted. Only
// their ids limit their number.

type Asked = (principals: Principals) => Request;

const owner = ({ uid }: Principals): Person => confirmed(signedIn(uid));
const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => confirmed(signedIn(other)),
  'an admin': ({ admin }) => confirmed(signedIn(admin)),
  'a user without an account': ({ id }) => confirmed(signedIn(`nobody-${id}`)),
};

const plan =
  (by: (principals: Principals) => Person, asked: Asked, isStored = true) =>
  (principals: Principals): PlannedRequest => ({
    by: by(principals),
    fixtures: { ...allAccounts(principals), ...(isStored && storedPayee(principals)) },
    request: asked(principals),
  });

const ofOwner = ({ uid }: Principals) => ({ filter: { field: 'uid', value: uid } });
const ownList: Asked = (principals) => ({
  how: 'list',
  collection: 'payees',
  ...ofOwner(principals),
});
const ownCount: Asked = (principals) => ({
  how: 'count',
  collection: 'payees',
  ...ofOwner(principals),
});
const get: Asked = (principals) => ({ how: 'get', path: slotOf(principals) });
const erase: Asked = (principals) => ({
  how: 'commit',
  writes: [{ how: 'delete', path: slotOf(principals) }],
});
const saveAt =
  (pathOf: (principals: Principals) => string): Asked =>
  (principals) => ({
    how: 'commit',
    writes: [{ how: 'set', path: pathOf(principals), data: payeeOf(principals) }],
  });

function byStrangers(what: string, rule: string, op: RuleMethod, asked: Asked): Attack[] {
  const counterpart = plan(owner, rule === CLOSING ? ownList : asked);
  return Object.entries(strangers).map(([who, person]) => ({
    name: `${what} by ${who}`,
    rule,
    op,
    forged: plan(person, asked),
    counterpart,
  }));
}

function byOwner(what: string, rule: string, op: RuleMethod, asked: Asked): Attack {
  return { name: what, rule, op, forged: plan(owner, asked), counterpart: plan(owner, ownList) };
}

const WRONG_PLACES: Readonly<Record<string, (principals: Principals) => string>> = {
  'the twenty-first': (principals) => slotOf(principals, 20),
  'the hundredth': (principals) => slotOf(principals, 99),
  'a slot with a leading zero': (principals) => slotOf(principals, '03'),
  'a slot that is not a number': (principals) => slotOf(principals, 'x'),
  'a slot in another’s list': (principals) => slotOf({ ...principals, uid: principals.other }),
  'a slot below another slot': (principals) => slotOf(principals, '1.1'),
  'no slot': ({ uid }) => `payees/${uid}`,
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
      counterpart: plan(
        owner,
        saveAt((principals) => slotOf(principals)),
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
    ...[0, 9, 10, 19].map((slot) =>
      allowed(
        `a payee as number ${slot}`,
        saveAt((principals) => slotOf(principals, slot)),
        false,
      ),
    ),
  ];
}
