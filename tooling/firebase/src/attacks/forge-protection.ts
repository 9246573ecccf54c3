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
import type { Request } from './rules-project';

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
        rule: CLOSING,
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

/** Reads by strangers, deletions, and forged ids. */
export function forgedProtection(): Attack[] {
  return [...targets.flatMap(readsOf), ...wrongKeys(), earlierPayment()];
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
  return [...own, ...admins];
}
