import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { budgetsPath, storedBudgets } from './budget-operations';
import { categoryRulesPath, storedCategoryRules } from './category-rule-operations';
import { plan, roles, title, writesTo } from './planned-requests';
import { signedIn, type Principals } from './principals';
import { NOW, type Data } from './rest-encoding';
import type { Person, Request } from './rules-project';

// Budgets and category rules are private: only their owner can get or delete them, and no one can list them.

type Asked = (principals: Principals) => Request;

type PrivateDocument = {
  collection: string;
  /** In the names of the attacks. */
  title: string;
  pathOf: (principals: Principals) => string;
  stored: (principals: Principals) => Record<string, Data>;
  replacement: Data;
};

const privateDocuments: readonly PrivateDocument[] = [
  {
    ...{ collection: 'budgets', title: 'budgets', pathOf: budgetsPath, stored: storedBudgets },
    replacement: { amounts: { map: { groceries: 1 } }, updatedAt: NOW },
  },
  {
    ...{ collection: 'categoryRules', title: 'category rules' },
    ...{ pathOf: categoryRulesPath, stored: storedCategoryRules },
    replacement: { texts: ['x'], categories: ['other'], updatedAt: NOW },
  },
];

const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => signedIn(other),
  'an admin': ({ admin }) => signedIn(admin),
  'a user without an account': ({ id }) => signedIn(`nobody-${id}`),
};

function requestsTo({ pathOf, replacement }: PrivateDocument) {
  const get: Asked = (principals) => ({ how: 'get', path: pathOf(principals) });
  const erase: Asked = (principals) => ({
    how: 'commit',
    writes: [{ how: 'delete', path: pathOf(principals) }],
  });
  const replace: Asked = (principals) => writesTo(pathOf(principals), replacement);
  return { get, erase, replace };
}

function forgeriesOf(target: PrivateDocument): Attack[] {
  const { collection, stored } = target;
  const { get, erase, replace } = requestsTo(target);
  const requests: readonly [string, RuleMethod, Asked][] = [
    ['a get', 'get', get],
    ['a deletion', 'delete', erase],
    ['a replacement', 'update', replace],
  ];
  const ofStrangers = requests.flatMap(([what, op, asked]) => {
    const counterpart = plan('uid', asked, stored);
    return Object.entries(strangers).map(([who, person]) => ({
      name: `${what} of another’s ${target.title} by ${who}`,
      ...{ rule: collection, op, counterpart },
      forged: (principals: Principals) => ({ ...counterpart(principals), by: person(principals) }),
    }));
  });
  const lists = roles.map((role) => ({
    name: `a list of ${target.title} by ${title[role]}`,
    rule: CLOSING,
    op: 'list' as const,
    forged: plan(role, () => ({ how: 'list', collection }), stored),
    counterpart: plan('uid', get, stored),
  }));
  return [...ofStrangers, ...lists];
}

function allowancesOf(target: PrivateDocument): Allowance[] {
  const { get, erase } = requestsTo(target);
  const allowed = (name: string, asked: Asked, stored?: PrivateDocument['stored']) => ({
    name,
    rules: [target.collection],
    plan: plan('uid', asked, stored),
  });
  return [
    allowed(`a get of one’s own ${target.title}`, get, target.stored),
    allowed(`a get of ${target.title} that one doesn’t have`, get),
    allowed(`a deletion of one’s own ${target.title}`, erase, target.stored),
  ];
}

export function forgedPrivateDocuments(): Attack[] {
  return privateDocuments.flatMap(forgeriesOf);
}

export function allowedOfPrivateDocuments(): Allowance[] {
  return privateDocuments.flatMap(allowancesOf);
}
