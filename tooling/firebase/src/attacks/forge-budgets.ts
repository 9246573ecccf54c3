import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { budgetsPath, storedBudgets } from './budget-operations';
import { plan, roles, title, writesTo } from './planned-requests';
import { signedIn, type Principals } from './principals';
import { NOW } from './rest-encoding';
import type { Person, Request } from './rules-project';

// Budgets are private: only their owner can get or delete them, and no one can list them.

type Asked = (principals: Principals) => Request;

const get: Asked = (principals) => ({ how: 'get', path: budgetsPath(principals) });
const erase: Asked = (principals) => ({
  how: 'commit',
  writes: [{ how: 'delete', path: budgetsPath(principals) }],
});
const replace: Asked = (principals) =>
  writesTo(budgetsPath(principals), { amounts: { map: { groceries: 1 } }, updatedAt: NOW });

const requests: Readonly<Record<string, { asked: Asked; op: RuleMethod }>> = {
  'a get': { asked: get, op: 'get' },
  'a deletion': { asked: erase, op: 'delete' },
  'a replacement': { asked: replace, op: 'update' },
};

const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => signedIn(other),
  'an admin': ({ admin }) => signedIn(admin),
  'a user without an account': ({ id }) => signedIn(`nobody-${id}`),
};

export function forgedBudgets(): Attack[] {
  const ofStrangers = Object.entries(requests).flatMap(([what, { asked, op }]) => {
    const counterpart = plan('uid', asked, storedBudgets);
    return Object.entries(strangers).map(([who, person]) => ({
      ...{ name: `${what} of another’s budgets by ${who}`, rule: 'budgets', op, counterpart },
      forged: (principals: Principals) => ({ ...counterpart(principals), by: person(principals) }),
    }));
  });
  const lists = roles.map((role) => ({
    name: `a list of budgets by ${title[role]}`,
    rule: CLOSING,
    op: 'list' as const,
    forged: plan(role, () => ({ how: 'list', collection: 'budgets' }), storedBudgets),
    counterpart: plan('uid', get, storedBudgets),
  }));
  return [...ofStrangers, ...lists];
}

export function allowedOfBudgets(): Allowance[] {
  const allowed = (name: string, asked: Asked, stored?: typeof storedBudgets) => ({
    name,
    rules: ['budgets'],
    plan: plan('uid', asked, stored),
  });
  return [
    allowed('a get of one’s own budgets', get, storedBudgets),
    allowed('a get of budgets that one doesn’t have', get),
    allowed('a deletion of one’s own budgets', erase, storedBudgets),
  ];
}
