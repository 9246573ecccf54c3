import { CLOSING } from '../testing/rule-blocks';
import { keyOf } from '../testing/protection';
import { type Allowance, type Attack, asAllowed, withForgedSteps } from './attack';
import { plan, roles, title } from './planned-requests';
import { signedIn, type Principals } from './principals';
import { settings } from './protection-documents';
import {
  knownPayee,
  knownPayeePath,
  protectedWithdrawalOperations,
  totalPath,
} from './protected-withdrawal-operations';
import { protectionPath, storedProtection } from './protection-operations';
import { NOW, type Data } from './rest-encoding';
import type { Person, Request } from './rules-project';

type Target = {
  rule: string;
  path(principals: Principals): string;
  stored(principals: Principals): Readonly<Record<string, Data>>;
};

const spent = { total: 1, at: new Date(0), payment: 'before' };

const targets: readonly Target[] = [
  {
    rule: 'protections',
    path: protectionPath,
    stored: (principals) => storedProtection(principals, settings({ locked: true })),
  },
  {
    rule: 'dailyTotals',
    path: totalPath,
    stored: (principals) => ({ [totalPath(principals)]: spent }),
  },
  {
    rule: 'knownPayees',
    path: (principals) => knownPayeePath(principals),
    stored: (principals) => ({ [knownPayeePath(principals)]: knownPayee(principals) }),
  },
];

const ownGet = ({ path, stored }: Target) =>
  plan('uid', (principals): Request => ({ how: 'get', path: path(principals) }), stored);

/** Admins read the lock and the limits, but neither the day's total nor the known payees. */
const isForAdmins = ({ rule }: Target) => rule === 'protections';

function readsOf(target: Target): Attack[] {
  const { rule, path, stored } = target;
  const counterpart = ownGet(target);
  const strangers = {
    'another customer': ({ other }: Principals) => signedIn(other),
    'a visitor': () => null,
    ...(!isForAdmins(target) && { 'an admin': ({ admin }: Principals) => signedIn(admin) }),
  };
  return [
    ...Object.entries(strangers).map(([who, person]) => ({
      name: `a get of ${rule} by ${who}`,
      rule,
      op: 'get' as const,
      forged: (principals: Principals) => ({ ...counterpart(principals), by: person(principals) }),
      counterpart,
    })),
    ...roles.flatMap((role) => [
      {
        name: `a list of ${rule} by ${title[role]}`,
        rule: rule === 'knownPayees' ? rule : CLOSING,
        op: 'list' as const,
        forged: plan(role, () => ({ how: 'list', collection: rule }), stored),
        counterpart,
      },
      {
        name: `a deletion in ${rule} by ${title[role]}`,
        rule: CLOSING,
        op: 'delete' as const,
        forged: plan(
          role,
          (principals) => ({ how: 'commit', writes: [{ how: 'delete', path: path(principals) }] }),
          stored,
        ),
        counterpart,
      },
    ]),
  ];
}

/** The most that a list may ask for at once. */
const PAGE = 100;

const pageOfPayees =
  (limit: number) =>
  ({ uid }: Principals): Request => ({
    how: 'list',
    collection: 'knownPayees',
    filter: { field: 'uid', value: uid },
    limit,
  });

const ownPage = (limit = PAGE) =>
  plan('uid', pageOfPayees(limit), (principals) => ({
    [knownPayeePath(principals)]: knownPayee(principals),
  }));

/** Lists by strangers, of all payees, and of too many at once. */
function listsOfPayees(): Attack[] {
  const counterpart = ownPage();
  const attack = (name: string, forged: Attack['forged']): Attack => ({
    name,
    rule: 'knownPayees',
    op: 'list',
    forged,
    counterpart,
  });
  const by = (person: (principals: Principals) => Person) => (principals: Principals) => ({
    ...counterpart(principals),
    by: person(principals),
  });
  return [
    attack(
      'a list of another’s known payees by another customer',
      by(({ other }) => signedIn(other)),
    ),
    attack(
      'a list of another’s known payees by an admin',
      by(({ admin }) => signedIn(admin)),
    ),
    attack(
      'a list of known payees by a visitor',
      by(() => null),
    ),
    attack('a list of more known payees than a page', ownPage(PAGE + 1)),
    attack('a page of everyone’s known payees', (principals) => ({
      ...counterpart(principals),
      request: { how: 'list', collection: 'knownPayees', limit: PAGE },
    })),
  ];
}

const WRONG_KEYS: readonly string[] = ['', 'x', `${keyOf('x')}0`, keyOf('x').toUpperCase()];

/** Announcements whose id is not the key of a payee. */
function wrongKeys(): Attack[] {
  const announce = protectedWithdrawalOperations.find(({ name }) => name === 'an announced payee');
  if (!announce) throw new Error('There is no announcement.');
  return WRONG_KEYS.map((key) => ({
    name: `an announced payee with the key ${JSON.stringify(key)}`,
    rule: 'knownPayees',
    op: 'create',
    forged: withForgedSteps(announce, (steps, { uid }) =>
      steps.map((step) => ({ ...step, path: `knownPayees/${uid}.${key}` })),
    ),
    counterpart: asAllowed(announce),
  }));
}

/** A count that names an earlier payment. */
function earlierPayment(): Attack {
  const [target] = targets.filter(({ rule }) => rule === 'dailyTotals');
  if (!target) throw new Error('There are no totals.');
  const earlier = ({ id }: Principals) => `earlier-${id}`;
  return {
    name: 'a count of an earlier payment',
    rule: 'dailyTotals',
    op: 'create',
    forged: plan(
      'uid',
      (principals) => {
        const data = { total: 500, at: NOW, payment: earlier(principals) };
        return { how: 'commit', writes: [{ how: 'set', path: totalPath(principals), data }] };
      },
      (principals) => ({
        [`withdrawals/${earlier(principals)}`]: { uid: principals.uid, amount: 5 },
      }),
    ),
    counterpart: ownGet(target),
  };
}

/** Reads by strangers, deletions, lists of too much, and forged ids. */
export function forgedProtection(): Attack[] {
  return [...targets.flatMap(readsOf), ...listsOfPayees(), ...wrongKeys(), earlierPayment()];
}

export function allowedOfProtection(): Allowance[] {
  const admins = targets.filter(isForAdmins).map(({ rule, path, stored }) => ({
    name: `a get of ${rule} by the admin`,
    rules: [rule],
    plan: plan('admin', (principals): Request => ({ how: 'get', path: path(principals) }), stored),
  }));
  const own = targets.map((target) => ({
    name: `a get of one’s own ${target.rule}`,
    rules: [target.rule],
    plan: ownGet(target),
  }));
  const page = {
    name: 'a page of one’s own known payees',
    rules: ['knownPayees'],
    plan: ownPage(),
  };
  return [...own, ...admins, page];
}
